/** Pages that are really apart: frames with windows, stores and locks of their own. */
import { expect } from '@open-wc/testing';
import type { openMatch } from '../../../components/source/page-store.js';
import { matchStore } from '../../../components/source/page-store.js';
import { FRAME, MISSED, newToken, RED, SETUP, until } from './support.js';

type Page = Window & { openMatch: typeof openMatch };

const openPage = async (): Promise<{ page: Page; die: () => void }> => {
  const frame = document.createElement('iframe');
  frame.src = new URL('./frame.html', import.meta.url).href;
  const ready = new Promise((resolve) => {
    addEventListener('message', resolve, { once: true });
  });
  document.body.append(frame);
  await ready;
  const die = (): void => {
    frame.remove();
  };
  return { page: frame.contentWindow as Page, die };
};

describe('two pages of one origin', () => {
  it('share a match: one writes, the other follows, and goes on when the first dies', async () => {
    const id = newToken();
    const first = await openPage();
    const writer = await first.page.openMatch(id, SETUP);
    const second = await openPage();
    const follower = await second.page.openMatch(id);
    expect([writer.role, follower.role]).to.deep.equal(['writer', 'follower']);

    writer.enter(FRAME);
    writer.enter(RED);
    await writer.saved();
    first.die();
    await until(() => follower.role === 'writer');
    expect(follower.record.entries).to.deep.equal([FRAME, RED]);
    expect(follower.enter(MISSED)).to.equal(null);
    follower.close();
    second.die();
    await matchStore().matches.erase(id);
  });

  it('hands over from page to page', async () => {
    const id = newToken();
    const first = await openPage();
    const second = await openPage();
    const before = await first.page.openMatch(id, SETUP);
    const after = await second.page.openMatch(id);
    before.enter(FRAME);
    await after.takeOver();
    expect([before.role, after.role]).to.deep.equal(['follower', 'writer']);
    expect(after.enter(RED)).to.equal(null);
    await until(() => before.record.entries.length === 2);
    await after.saved();
    first.die();
    second.die();
    await matchStore().matches.erase(id);
  });
});
