/** What the overlay leaves to the player, and what its pad leaves to the extension. */
import assert from 'node:assert/strict';
import { isScoring, newMatch, scores, scoring, settled, show } from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until, type Viewer } from './viewer.js';

export const overlayUseSuite = (name: string, open: () => Promise<Viewer>): void => {
  withOverlay(`Overlay in use in ${name}`, open, ({ on }) => {
    on('beside its buttons the strip is the player’s, clicks and all', '/bare', async (page) => {
      const overlay = await show(page);
      await newMatch(overlay);
      const { left, top, width } = await settled(page);
      await page.evaluate('{ window.hit = ""; onclick = (e) => (hit += e.target.localName); }');
      // The board lies at the bottom, with the strip above it; the buttons begin on the left.
      await page.mouse.click(left + width - 6, top + 14);
      await until('the player has the click', () => page.evaluate('hit === "video"'));
      await page.mouse.click(left + 20, top + 14);
      await until('the first button has the click', () => isScoring(overlay));
      assert.equal(await page.evaluate('hit'), 'video');
    });

    on(
      'who asks for a new match at once, before its sheet was fetched, has it',
      '/bare',
      async (page) => {
        const overlay = await show(page);
        const root = `document.querySelector('overlay-page').shadowRoot`;
        await until('the first button is clicked', () =>
          overlay.evaluate<boolean>(`(() => {
          const button = ${root}.querySelector('.first button');
          button?.click();
          return Boolean(button);
        })()`),
        );
        await until('the sheet is open', () =>
          overlay.evaluate<boolean>(`${root}.querySelector('.own').open`),
        );
      },
    );

    on('another match asked of its pad is the tab’s, and the board’s', '/bare', async (page) => {
      const overlay = await show(page);
      await newMatch(overlay);
      await scoring(overlay);
      await page.keyboard.press('1');
      await until('a frame, by the first ball', async () => (await scores(overlay)) !== '');
      await overlay.evaluate(`(() => {
        const page = document.querySelector('overlay-page').shadowRoot;
        page.querySelector('snooker-ref-pad').shadowRoot.querySelector('snooker-frame-end')
          .dispatchEvent(new Event('snooker-want-new-match', { bubbles: true, composed: true }));
      })()`);
      const sheet = `document.querySelector('overlay-page').shadowRoot.querySelector('.own')`;
      await until('the overlay’s own sheet', () => overlay.evaluate<boolean>(`${sheet}.open`));
      await overlay.evaluate(`${sheet}.dispatchEvent(Object.assign(
        new Event('snooker-new-match', { bubbles: true, composed: true }),
        { setup: { sides: [{ name: 'Ding' }, { name: 'Selby' }] } },
      ))`);
      const names = `document.querySelector('overlay-page').shadowRoot
        .querySelector('snooker-scoreboard').source.record.setup.sides.map(({ name }) => name)`;
      await until('the board has it', async () => {
        const shown = await overlay.evaluate<string[]>(names);
        return shown.join() === 'Ding,Selby';
      });
    });
  });
};
