/** A whole frame over a video, by keys alone; seen everywhere within a second, and saved. */
import assert from 'node:assert/strict';
import { newMatch, overlayOf, scores, scoring, show, shows, videoRect } from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until, type Frame, type ViewedPage, type Viewer } from './viewer.js';

const COLOURS = ['yellow', 'green', 'brown', 'blue', 'pink', 'black'];
const BALLS = [...Array.from({ length: 15 }, () => ['red', 'black']).flat(), ...COLOURS];
const KEY: Readonly<Record<string, string>> = Object.fromEntries(
  ['red', ...COLOURS].map((ball, i) => [ball, String(i + 1)]),
);

interface Saved {
  readonly kind: string;
  readonly pocketed?: readonly string[];
  readonly video: number;
  readonly at: string;
}

const POPUP = `document.querySelector('popup-page').shadowRoot`;

/** The text of a file that a button of the popup hands to the downloads. */
const saved = async (popup: ViewedPage, button: string): Promise<string> => {
  await popup.evaluate(`(() => {
    const make = URL.createObjectURL.bind(URL);
    window.saved = null;
    URL.createObjectURL = (blob) => {
      void blob.text().then((text) => (window.saved = text));
      return make(blob);
    };
  })()`);
  await until(`“${button}” can be clicked`, () =>
    popup.evaluate<boolean>(`(() => {
      const found = [...${POPUP}.querySelectorAll('button')]
        .find(({ textContent }) => textContent.trim() === ${JSON.stringify(button)});
      found?.click();
      return Boolean(found);
    })()`),
  );
  return until(`“${button}” is saved`, () => popup.evaluate<string | null>('window.saved'));
};

export const frameSuite = (name: string, open: () => Promise<Viewer>): void => {
  withOverlay(`A frame scored over a video in ${name}`, open, ({ on, viewer, site }) => {
    const tabOf = async (page: ViewedPage): Promise<number> => {
      const address = await page.evaluate<string>('location.href');
      const helper = await viewer().openOwn('options.html');
      const tab = await helper.evaluate<number>(`browser.tabs.query({}).then((tabs) =>
        tabs.find(({ url }) => url === ${JSON.stringify(address)}).id)`);
      await helper.close();
      return tab;
    };

    on('147 by keys over a clip that plays; record, chapters and WebVTT', '/bare', async (page) => {
      const overlay = await show(page);
      await newMatch(overlay);
      const tab = await tabOf(page);
      await page.evaluate(`document.querySelector('video').currentTime = 1`);
      await scoring(overlay);
      // The first player breaks off and pots nothing; the second clears the table.
      for (const key of ['n', ' ']) await page.keyboard.press(key);
      await page.evaluate(`document.querySelector('video').currentTime = 15`);
      await until('the overlay has heard of it', async () => {
        const time = await overlay.evaluate<string>(`document.querySelector('overlay-page')
          .shadowRoot.querySelector('snooker-scoreboard').source.summary.now.scores.join('-')`);
        const at = await page.evaluate<number>(`document.querySelector('video').currentTime`);
        return time === '0-0' && at >= 15.5;
      });
      for (const ball of BALLS) await page.keyboard.press(KEY[ball]!);
      const result = `document.querySelector('overlay-page').shadowRoot
        .querySelector('snooker-scoreboard').source.summary`;
      await until('the frame is won', () =>
        overlay.evaluate<boolean>(`${result}.now.frames?.join('-') === '0-1' ||
          ${result}.frames.at(-1).scores.join('-') === '0-147'`),
      );

      const popup = await viewer().openOwn(`popup.html?tab=${tab}`);
      try {
        await until('the popup has it within a second (55)', () =>
          popup.evaluate<boolean>(`${POPUP}.textContent.includes('(0–1)')`),
        );
        const record = JSON.parse(await saved(popup, 'Match as a file (JSON)')) as {
          entries: readonly Saved[];
        };
        const [frame, breakOff, ...pots] = record.entries;
        assert.equal(frame?.kind, 'frame');
        assert.deepEqual([breakOff?.kind, breakOff?.pocketed ?? []], ['stroke', []]);
        assert.deepEqual(
          pots.map(({ pocketed }) => pocketed?.join()),
          BALLS,
        );
        const times = pots.map(({ video }) => video);
        assert.ok(
          times.every((time, i) => time >= 15 && time < 30 && time >= (times[i - 1] ?? 15)),
        );
        assert.ok(breakOff!.video >= 1 && breakOff!.video < 15);

        const start = Math.floor(times[0]!);
        assert.equal(
          await saved(popup, 'Chapters as text'),
          `0:00 Frame 1\n0:${start} Break of 147, Player 2\n`,
        );
        const end = Math.max(Math.ceil(times.at(-1)!), start + 10);
        assert.equal(
          await saved(popup, 'Chapters as WebVTT'),
          `WEBVTT\n\n00:00:00.000 --> 00:00:${start}.000\nFrame 1\n` +
            `\n00:00:${start}.000 --> 00:00:${end}.000\nBreak of 147, Player 2\n`,
        );
      } finally {
        await popup.close();
      }
    });

    on(
      'two tabs, panel and window on one match: the same score within a second (55)',
      '/bare',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        const tab = await tabOf(page);
        const match = await overlay.evaluate<string>(
          `document.querySelector('overlay-page').shadowRoot
            .querySelector('snooker-scoreboard').source.id ??
            browser.runtime.sendMessage({ type: 'match-of' })`,
        );
        const second = await viewer().newPage();
        const panel = await viewer().openOwn(`panel.html?tab=${tab}`);
        const window = await viewer().openOwn(`window.html?board&match=${match}`);
        try {
          await second.goto(`${site().origin}/bare?second-${match}`);
          await show(second);
          const [other] = await second.overlays();
          await other!.evaluate(
            `browser.runtime.sendMessage({ type: 'pick-match', match: ${JSON.stringify(match)} })`,
          );
          const there = await overlayOf(second);
          const points = (frame: Frame, root: string, element: string): Promise<string> =>
            frame.evaluate<string>(`(() => {
              const { source } = document.querySelector('${root}').shadowRoot.querySelector('${element}');
              return source.summary.now.scores.join('-');
            })()`);
          const places: readonly (() => Promise<string>)[] = [
            () => scores(overlay),
            () => scores(there),
            () => points(panel, 'panel-page', 'snooker-ref-pad'),
            () => points(window, 'window-page', 'snooker-scoreboard'),
          ];
          await until('all are there', async () => {
            const all = await Promise.all(places.map((look) => look()));
            return all.length === 4;
          });
          await panel.evaluate(`(() => {
            const pad = document.querySelector('panel-page').shadowRoot.querySelector('snooker-ref-pad');
            pad.enter({ kind: 'frame' });
            pad.enter({ kind: 'stroke', pocketed: ['red'] });
          })()`);
          await until(
            'the same score everywhere',
            async () =>
              (await Promise.all(places.map((look) => look()))).join() === '1-0,1-0,1-0,1-0',
            1000,
          );
        } finally {
          for (const one of [second, panel, window]) await one.close();
        }
      },
    );

    on(
      'the keys of the number pad score; a key while a word is composed does not (46)',
      '/keys',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await scoring(overlay);
        await page.keyboard.press('n');
        for (const key of ['Numpad1', 'Numpad7']) await page.keyboard.press(key);
        await shows(overlay, '8-0');
        const typed = (init: string): Promise<unknown> =>
          overlay.evaluate(`(() => {
          const pad = document.querySelector('overlay-page').shadowRoot.querySelector('snooker-ref-pad');
          pad.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit1', bubbles: true, composed: true, ${init} }));
        })()`);
        await typed(`key: 'Process', isComposing: true`);
        await typed(`key: 'Dead'`);
        // On a French keyboard the key of the 1 writes an ampersand.
        await typed(`key: '&'`);
        await shows(overlay, '9-0');
      },
    );

    on(
      'picture-in-picture: it says that this is the video alone, and offers the small window (54)',
      '/bare',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        const note = `document.querySelector('overlay-page').shadowRoot.querySelector('.alone')`;
        assert.equal(await overlay.evaluate<string>(`${note}.textContent.trim()`), '');
        // The popup says it at any time, also of small windows that tell nobody.
        const popup = await viewer().openOwn(`popup.html?tab=${await tabOf(page)}`);
        await until('the popup says so', () =>
          popup.evaluate<boolean>(`${POPUP}.textContent.includes('shows the video alone')`),
        );
        await popup.close();
        // Without a screen Firefox opens no small window, and its driver waits for it for ever.
        if (name === 'Firefox') return;
        // It takes a click of the user's own.
        await page.evaluate(`(() => {
          const video = document.querySelector('video');
          video.onclick = () => video.requestPictureInPicture();
        })()`);
        const { left, top } = await videoRect(page);
        await page.mouse.click(left + 60, top + 60);
        await until('it says so', () =>
          overlay.evaluate<boolean>(`${note}.textContent.includes('shows the video alone')`),
        );
        await overlay.evaluate(`${note}.querySelector('button').click()`);
        await until('the board is in a small window', async () => {
          const helper = await viewer().openOwn('options.html');
          const addresses = await helper.evaluate<string[]>(
            `browser.tabs.query({}).then((tabs) => tabs.map(({ url }) => url ?? ''))`,
          );
          await helper.close();
          return addresses.some((address) => address.includes('window.html?board&tab='));
        });
        await page.evaluate('document.exitPictureInPicture()');
        await until('nothing is said any more', () =>
          overlay.evaluate<boolean>(`${note}.textContent.trim() === ''`),
        );
      },
    );
  });
};
