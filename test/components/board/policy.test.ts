import { expect } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { PLAY, record, shown } from './support.js';

describe('a board under a strict policy', () => {
  it('needs no inline style or script, and no trusted types but Lit’s own', async () => {
    const frame = document.createElement('iframe');
    frame.src = new URL('./policy.html', import.meta.url).href;
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve);
    });
    document.body.append(frame);
    await loaded;
    const violations: string[] = [];
    frame.contentDocument!.addEventListener('securitypolicyviolation', (event) => {
      violations.push(event.violatedDirective);
    });
    const element = frame.contentDocument!.querySelector('snooker-scoreboard')!;
    element.record = record(PLAY);
    await waitUntil(() => element.shadowRoot !== null);
    await waitUntil(() => shown(element, 'points')[0] === '24');
    const points = element.shadowRoot!.querySelector("[part='points']")!;
    expect(getComputedStyle(points).fontWeight, 'styled').to.equal('700');
    expect(violations).to.deep.equal([]);
    frame.remove();
  });
});
