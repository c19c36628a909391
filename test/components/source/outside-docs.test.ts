/** docs/outside.md names every message and every code that it promises. */
import { expect } from '@open-wc/testing';
import { MESSAGE_TYPES } from '../../../components/source/messages.js';

describe('docs/outside.md', () => {
  it('names every message of the channel', async () => {
    const response = await fetch(new URL('../../../docs/outside.md', import.meta.url));
    const text = await response.text();
    const missing = [...MESSAGE_TYPES, 'result'].filter(
      (type) => !text.includes(`'${type}'`) && !text.includes(`\`${type}\``),
    );
    expect(missing).to.deep.equal([]);
  });
});
