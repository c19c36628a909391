import { expect } from '@open-wc/testing';
import {
  born,
  changed,
  contains,
  NO_VERSION,
  takenOver,
} from '../../../components/source/version.js';

describe('which copy knows more', () => {
  const a0 = takenOver(NO_VERSION, 'a');
  const a2 = changed(changed(a0));

  it('a writer’s later revision knows the earlier one, not the other way round', () => {
    expect(contains(a2, a0)).to.equal(true);
    expect(contains(a2, changed(a2))).to.equal(false);
  });

  it('who took over knows all that it took over, and no more', () => {
    const b = changed(takenOver(a2, 'b'));
    expect(contains(b, a2)).to.equal(true);
    expect(contains(b, changed(a2))).to.equal(false);
    expect(contains(changed(a2), b)).to.equal(false);
  });

  it('a claim with no change of its own is no more than what it claimed', () => {
    expect(contains(changed(a2), takenOver(a2, 'b'))).to.equal(true);
  });

  it('of two matches made under one id neither knows the other', () => {
    expect(contains(born('a'), born('b'))).to.equal(false);
    expect(contains(takenOver(born('a'), 'w'), born('a'))).to.equal(true);
  });

  it('the term grows with each writer', () => {
    expect(takenOver(a2, 'b').term).to.equal(a2.term + 1);
    expect(takenOver(a2, 'b', 7).term).to.equal(8);
  });
});
