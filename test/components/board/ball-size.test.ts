/** The size of a ball, as whoever embeds it gives it. */
import { expect, fixture, html } from '@open-wc/testing';
import { ballStyles } from '../../../components/balls/ball-styles.js';

describe('a ball', () => {
  const widthAt = async (size: string): Promise<number> => {
    const place = await fixture(
      html`<div style="font-size: 20px; ${size}">
        <style>
          ${ballStyles.cssText}
        </style>
        <span class="ball" data-ball="red">R</span>
      </div>`,
    );
    const { width, height } = place.querySelector('.ball')!.getBoundingClientRect();
    expect(height).to.be.closeTo(width, 0.1);
    return width;
  };

  it('is as large as --ball-size says, in any unit', async () => {
    expect(await widthAt('--ball-size: 44px')).to.be.closeTo(44, 0.1);
    expect(await widthAt('--ball-size: 3em')).to.be.closeTo(60, 0.1);
    expect(await widthAt('--ball-size: calc(1em + 10px)')).to.be.closeTo(30, 0.1);
  });

  it('goes with the text around it where nobody says', async () => {
    expect(await widthAt('')).to.be.closeTo(22.5, 0.1);
  });
});
