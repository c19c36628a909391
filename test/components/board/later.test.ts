import { expect } from '@open-wc/testing';
import { AGAIN, Later } from '../../../components/scoreboard/later.js';

describe('a part that is fetched later', () => {
  const { setTimeout: realTimeout, reportError: realReport } = globalThis;
  let due: (() => void)[] = [];

  beforeEach(() => {
    due = [];
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms: number) => {
        expect(ms).to.equal(AGAIN);
        return due.push(run);
      },
      reportError: () => undefined,
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: realTimeout, reportError: realReport });
  });

  it('comes once the network is there, and everybody who wanted it is told', async () => {
    let online = false;
    const part = new Later(() => (online ? Promise.resolve('part') : Promise.reject(new Error())));
    const told: string[] = [];
    await part.want(() => told.push('one'));
    expect(part.want(() => told.push('two'))).to.equal(null);
    expect(part.value).to.equal(null);
    online = true;
    due.shift()?.();
    expect(told).to.deep.equal(['one', 'two']);
    void part.want(() => told.push('three'));
    await Promise.resolve();
    expect(part.value).to.equal('part');
    expect(told).to.deep.equal(['one', 'two', 'three']);
    expect(due).to.deep.equal([]);
  });

  it('lets no board stand still while it is asked for again', async () => {
    let fetched = (): Promise<string> => Promise.reject(new Error());
    const part = new Later(() => fetched());
    await part.want(() => undefined);
    fetched = () => new Promise(() => undefined);
    due.shift()?.();
    expect(part.want(() => undefined)).to.equal(null);
  });
});
