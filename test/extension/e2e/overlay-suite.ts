/** The overlay in real browsers, over pages of this machine; hostile ones are rows of docs/players.md. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  HOST,
  hostRect,
  inside,
  isScoring,
  newMatch,
  overlayOf,
  press,
  scores,
  scoring,
  settled,
  show,
  shows,
  videoRect,
} from './overlay-driver.js';
import { withOverlay } from './overlay-setting.js';
import { until, type Viewer } from './viewer.js';

export const overlaySuite = (name: string, open: () => Promise<Viewer>): void => {
  withOverlay(`Overlay in ${name}`, open, ({ on, viewer, site }) => {
    on('nothing of it is in a page before the button is pressed', '/bare', async (page) => {
      assert.equal(
        await page.evaluate('document.querySelectorAll("[data-snooker-overlay]").length'),
        0,
      );
      assert.deepEqual(await page.overlays(), []);
    });

    on('the toolbar button puts the board over the video', '/bare', async (page) => {
      await show(page);
      assert.ok(inside(await hostRect(page), await videoRect(page)));
    });

    on('it takes no focus when it comes', '/bare', async (page) => {
      await page.mouse.click(60, 560);
      await page.evaluate('document.querySelector("#field").focus()');
      await show(page);
      assert.equal(await page.evaluate('document.activeElement.id'), 'field');
      await page.keyboard.type('147');
      assert.equal(await page.evaluate('document.querySelector("#field").value'), '147');
    });

    on(
      'of several videos it lies over the large one that plays, once (48)',
      '/several',
      async (page) => {
        await show(page);
        assert.ok(inside(await hostRect(page), await videoRect(page, '#match')));
      },
    );

    on(
      'with no video it lies in the viewport, at the middle of the lower edge',
      '/no-video',
      async (page) => {
        await show(page);
        const rect = await settled(page);
        const view = await page.evaluate<{ width: number; height: number }>(
          '({ width: innerWidth, height: innerHeight })',
        );
        assert.ok(Math.abs(rect.left + rect.width / 2 - view.width / 2) <= 1, JSON.stringify(rect));
        assert.ok(Math.abs(rect.top + rect.height - (view.height - 12)) <= 1, JSON.stringify(rect));
      },
    );

    on(
      'a page that lays something over it has the clicks, and nothing is scored',
      '/covered',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        const { left, top, width, height } = await settled(page);
        await page.evaluate('cover.showPopover()');
        await until('the page has the click', async () => {
          // A browser learns of a layer only when it has been painted.
          await page.mouse.click(left + width / 2, top + height - 10);
          return page.evaluate('clicks > 0');
        });
        assert.equal(await scores(overlay), '0-0');
        assert.equal(await isScoring(overlay), false);
      },
    );

    on(
      'a player that is built anew at every moment never has it without room',
      '/rebuilds',
      async (page) => {
        await newMatch(await show(page));
        const least = await page.evaluate<number>(`(async () => {
        const end = performance.now() + 2200;
        let least = Infinity;
        while (performance.now() < end) {
          await new Promise(requestAnimationFrame);
          least = Math.min(least, ${HOST}.getBoundingClientRect().width);
        }
        return least;
      })()`);
        assert.ok(least > 500, `${least} px`);
      },
    );

    on('it follows a video that changes its size', '/bare', async (page) => {
      await show(page);
      await page.evaluate('document.querySelector("video").width = 480');
      await until('it is smaller', async () => {
        const [host, video] = [await hostRect(page), await videoRect(page)];
        return video.width === 480 && inside(host, video);
      });
    });

    on('hidden by the user it stays hidden, whatever the page does', '/navigates', async (page) => {
      const overlay = await show(page);
      // It is gone before the click has an answer.
      await press(overlay, '.tools button:last-of-type').catch(() => undefined);
      await until('it is gone', async () => (await page.overlays()).length === 0);
      await page.evaluate('show(2)');
      await new Promise((resolve) => setTimeout(resolve, 1500));
      assert.deepEqual(await page.overlays(), []);
      await show(page);
    });

    on(
      'dragged to a corner it snaps, and the site remembers the place (53)',
      '/bare',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        const [from, video] = [await settled(page), await videoRect(page)];
        const grip = { x: from.left + from.width / 2, y: from.top + from.height - 15 };
        await page.mouse.move(grip.x, grip.y);
        await page.mouse.down();
        for (const part of Array.from({ length: 20 }, (_, i) => (i + 1) / 20)) {
          await page.mouse.move(
            grip.x + (video.left + 25 - from.left) * part,
            grip.y + (video.top - from.top - from.height + 60) * part,
          );
          // As a hand does, and so that the board keeps up: what is sent to the page over CDP knows of
          // no pointer capture.
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await page.mouse.up();
        const corner = async (): Promise<boolean> => {
          const host = await hostRect(page);
          return (
            Math.abs(host.left - video.left - 9) <= 3 && Math.abs(host.top - video.top - 9) <= 3
          );
        };
        await until('it is in the corner', corner);
        await page.reload();
        await overlayOf(page);
        await until('it is in the corner again', corner);
      },
    );

    on(
      'scoring off gives the focus back, and the player has its keys (45)',
      '/keys',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await page.evaluate('document.querySelector("#field").focus()');
        await scoring(overlay);
        await page.keyboard.press('n');
        await page.keyboard.press('Escape');
        await until('it is off', async () => !(await isScoring(overlay)));
        await until('the field has the focus', () =>
          page.evaluate('document.hasFocus() && document.activeElement.id === "field"'),
        );
        await page.evaluate('document.activeElement.blur()');
        await page.keyboard.press('5');
        await until('the player jumps', async () => (await page.evaluate('jumps')) === 1);
        assert.equal(await scores(overlay), '0-0');
      },
    );

    on('keys that a page makes up score nothing', '/keys', async (page) => {
      const overlay = await show(page);
      await newMatch(overlay);
      await scoring(overlay);
      await page.keyboard.press('n');
      await page.evaluate(`(() => {
        const host = document.querySelector('[data-snooker-overlay]');
        for (const target of [host, document, document.body, window]) {
          for (let i = 0; i < 200; i += 1) {
            target.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit1', key: '1', bubbles: true, composed: true }));
            target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
          }
        }
      })()`);
      await page.keyboard.press('1');
      await shows(overlay, '1-0');
    });

    on(
      'a page that posts messages and steals roots learns nothing and changes nothing',
      '/hostile',
      async (page) => {
        const overlay = await show(page);
        await newMatch(overlay);
        await page.evaluate(`(() => {
        for (let i = 0; i < 500; i += 1) {
          const { port1, port2 } = new MessageChannel();
          window.postMessage({ ticket: 'guess' + i }, '*', [port2]);
          window.postMessage({ type: 'hide' }, '*');
        }
        for (const frame of document.querySelectorAll('iframe')) stolen.push(frame);
      })()`);
        assert.equal(await scores(overlay), '0-0');
        assert.equal(
          await page.evaluate(
            `stolen.some((one) => one instanceof ShadowRoot || one instanceof HTMLIFrameElement ||
            (Array.isArray(one) && one[0]?.scoring !== undefined))`,
          ),
          false,
        );
      },
    );

    on('a page that holds the overlay page itself cannot open it', '/bare', async (page) => {
      await show(page);
      const [overlay] = await page.overlays();
      const address = await overlay!.evaluate<string>('location.href');
      await page.evaluate(`(() => {
        const frame = document.createElement('iframe');
        frame.id = 'theirs';
        frame.src = ${JSON.stringify(address)};
        frame.onload = () => {
          for (let i = 0; i < 10; i += 1) {
            const { port2 } = new MessageChannel();
            frame.contentWindow.postMessage({ ticket: crypto.randomUUID() }, '*', [port2]);
          }
        };
        document.body.append(frame);
      })()`);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const drawn = await Promise.all(
        (await page.overlays()).map((frame) =>
          frame.evaluate<boolean>(`!!document.querySelector('overlay-page')`),
        ),
      );
      assert.equal(drawn.filter(Boolean).length, 1);
    });

    on(
      'taken out by the page it comes back, a few times; a clone of it is empty',
      '/bare',
      async (page) => {
        await show(page);
        await page.evaluate(`(() => {
        const host = document.querySelector('[data-snooker-overlay]');
        const clone = host.cloneNode(true);
        window.cloned = clone.shadowRoot === null && clone.childNodes.length === 0;
        host.remove();
      })()`);
        await overlayOf(page);
        assert.equal(await page.evaluate('cloned'), true);
        await page.evaluate(`(() => {
        new MutationObserver(() => document.querySelector('[data-snooker-overlay]')?.remove())
          .observe(document.documentElement, { childList: true });
        document.querySelector('[data-snooker-overlay]').remove();
      })()`);
        await new Promise((resolve) => setTimeout(resolve, 3000));
        assert.equal(
          await page.evaluate('document.querySelectorAll("[data-snooker-overlay]").length'),
          0,
        );
      },
    );

    test('nothing is asked of the network but the pages themselves', () => {
      const foreign = viewer().requests.filter(
        (address) =>
          !address.startsWith(site().origin) &&
          !address.startsWith(site().foreign) &&
          !/^(chrome-extension|moz-extension|about|data|blob):/.test(address),
      );
      assert.deepEqual(foreign, []);
    });
  });
};
