import { expect, waitUntil } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Words } from '../../components/words/words.js';

/** An element with words, that counts how often it is drawn. */
class Host extends HTMLElement implements ReactiveControllerHost {
  readonly updateComplete = Promise.resolve(true);
  drawn = 0;
  #controller: ReactiveController | null = null;

  addController(controller: ReactiveController): void {
    this.#controller = controller;
  }

  removeController(): void {
    this.#controller = null;
  }

  requestUpdate(): void {
    this.drawn += 1;
    this.#controller?.hostUpdated?.();
  }
}
customElements.define('test-words-host', Host);

describe('the language around an element', () => {
  it('is followed where it changes inside a shadow root', async () => {
    const outer = document.createElement('div');
    const section = document.createElement('section');
    section.lang = 'en';
    outer.attachShadow({ mode: 'open' }).append(section);
    const host = new Host();
    section.append(host);
    document.body.append(outer);
    const chinese = (): Promise<string> => Promise.resolve('犯規');
    const words = new Words(host, { en: 'Foul', load: { 'zh-HK': chinese, 'zh-CN': chinese } });
    words.hostConnected();
    expect(words.say).to.equal('Foul');
    section.lang = 'zh-HK';
    await waitUntil(() => words.say === '犯規');
    words.hostDisconnected();
    outer.remove();
  });
});

describe('words of a language', () => {
  const { performance } = window;
  const host = new Host();
  let later = 0;
  before(() => {
    host.lang = 'zh-HK';
    document.body.append(host);
    const now = performance.now.bind(performance);
    performance.now = () => now() + later;
  });
  after(() => {
    host.remove();
    Reflect.deleteProperty(performance, 'now');
  });

  it('that cannot be fetched stay English, and are asked for again', async () => {
    let asked = 0;
    const fetched = async (): Promise<string> => {
      asked += 1;
      return asked < 3 ? Promise.reject(new TypeError('no network')) : '犯規';
    };
    const words = new Words(host, {
      en: 'Foul',
      load: { 'zh-HK': fetched, 'zh-CN': fetched },
    });
    words.hostConnected();
    await waitUntil(() => host.drawn === 1);
    expect([words.say, words.language]).to.deep.equal(['Foul', 'en']);
    host.requestUpdate();
    expect(asked, 'not at once').to.equal(1);
    later += 10_000;
    host.requestUpdate();
    await waitUntil(() => host.drawn === 4);
    expect(words.say).to.equal('Foul');
    later += 10_000;
    host.requestUpdate();
    await waitUntil(() => words.say === '犯規');
    expect(words.language).to.equal('zh-HK');
    words.hostDisconnected();
  });
});
