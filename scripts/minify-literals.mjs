/**
 * Takes the blanks out of css`…`, html`…` and svg`…`, which no minifier of scripts looks into.
 * What is shown stays the same: between tags one blank is left where there were any, as HTML has it.
 */
import { transformSync } from 'esbuild';
import ts from 'typescript';

const NEEDS_ESCAPE = /[\\`]|\$\{/g;

const minifyCss = (text) =>
  transformSync(text, { loader: 'css', minify: true })
    .code.trim()
    .replace(NEEDS_ESCAPE, (special) => `\\${special}`);

/** One piece of a template after the other; whether a tag or a quoted value is open carries over. */
const htmlMinifier = () => {
  let inTag = false;
  let quote = '';
  const step = (character) => {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (inTag && (character === '"' || character === "'")) quote = character;
    else if (character === '<') inTag = true;
    else if (character === '>') inTag = false;
  };
  return (text) => {
    let out = '';
    for (const part of text.match(/\s+|\S/g) ?? []) {
      if (part.trim() !== '') step(part);
      out += quote === '' && part.trim() === '' ? ' ' : part;
    }
    return out.replace(/ (\/?>)/g, (all, end) => (quote === '' ? end : all));
  };
};

/** The template's pieces between its expressions, as they stand in the source. */
const pieces = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

/** Where a piece's text begins and ends: past "`" or "}", before "`" or "${". */
const extent = (piece, file) => {
  const opens =
    piece.kind === ts.SyntaxKind.TemplateHead || piece.kind === ts.SyntaxKind.TemplateMiddle;
  return [piece.getStart(file) + 1, piece.getEnd() - (opens ? 2 : 1)];
};

/** @returns edits as `[from, to, text]`, in order */
const editsOf = (code, file) => {
  const edits = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText(file);
      const parts = pieces(node.template);
      const html = htmlMinifier();
      for (const piece of parts) {
        const [from, to] = extent(piece, file);
        if (tag === 'css' && parts.length === 1) edits.push([from, to, minifyCss(piece.text)]);
        if (tag === 'html' || tag === 'svg') edits.push([from, to, html(code.slice(from, to))]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits.sort(([a], [b]) => a - b);
};

export const minifyCode = (code, id) => {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
  let out = '';
  let done = 0;
  for (const [from, to, text] of editsOf(code, file)) {
    out += code.slice(done, from) + text;
    done = to;
  }
  return out + code.slice(done);
};

/** Before types are taken out, so that templates stand as they were written. */
export const minifyLiterals = () => ({
  name: 'minify-literals',
  transform: (code, id) =>
    id.endsWith('.ts') && /\b(css|html|svg)`/.test(code)
      ? { code: minifyCode(code, id), map: null }
      : null,
});
