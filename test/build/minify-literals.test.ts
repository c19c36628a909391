/** Templates without their blanks show what they showed before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minifyCode } from '../../scripts/minify-literals.mjs';

const minified = (code: string): string => minifyCode(code, 'example.ts');

test('styles: blanks and comments go', () => {
  assert.equal(
    minified('css`\n  /* why */\n  .a {\n    color: red;\n  }\n`'),
    'css`.a{color:red}`',
  );
});

test('styles: a backslash and a blank in a text stay', () => {
  assert.equal(minified('css`.a { content: "\\\\2014  x"; }`'), 'css`.a{content:"\\\\2014  x"}`');
});

test('between tags one blank is left where there were any, none is put where there was none', () => {
  assert.equal(
    minified('html`<p>\n    <b>1</b>\n    <i>2</i><u>3</u>\n  </p>`'),
    'html`<p> <b>1</b> <i>2</i><u>3</u> </p>`',
  );
});

test('within a tag, blanks before its end go; a value in quotes stays as it is', () => {
  assert.equal(
    minified('html`<p\n  class="a   b"\n  title=${t}\n  >x</p\n>`'),
    'html`<p class="a   b" title=${t}>x</p>`',
  );
});

test('a value in quotes may hold expressions, and blanks after them', () => {
  assert.equal(
    minified('html`<p class="a ${b}   c"   id=${d} >${e}  ${f}</p>`'),
    'html`<p class="a ${b}   c" id=${d}>${e} ${f}</p>`',
  );
});

test('a template within an expression of another is a template of its own', () => {
  assert.equal(
    minified('html`<p>${a ? html`<b>\n1</b>` : nothing}</p>`'),
    'html`<p>${a ? html`<b> 1</b>` : nothing}</p>`',
  );
});

test('other templates and the code around them are left alone', () => {
  const code = 'const a = `x   y`;\n// css`a  {`\nconst b   = tag`p   q`;';
  assert.equal(minified(code), code);
});
