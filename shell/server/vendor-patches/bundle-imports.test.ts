import { importsOf } from './bundle-imports.ts';

test('names are found where a shared module is taken directly', () => {
  const bundle = `const data_ns = require("platform/data");\nconst a = (0,data_ns.useRead)(data_ns.read);`;
  expect(importsOf(bundle)).toEqual({ 'platform/data': ['read', 'useRead'] });
});

test('names are found where a module of the bundle hands out a shared module', () => {
  const bundle = [
    'var __webpack_modules__ = ({',
    '12(__unused_rspack_module, __webpack_exports__, __webpack_require__) {',
    'var ui_ = __webpack_require__(265);',
    'const x = (0,ui_.Box)({}); const y = ui_.Text;',
    '},',
    '265(module) {',
    'module.exports = require("platform/ui");',
    '},',
    '});',
    'var other = __webpack_require__(265);',
    'other.Button',
  ].join('\n');
  expect(importsOf(bundle)).toEqual({ 'platform/ui': ['Box', 'Button', 'Text'] });
});

test('a variable of the same name in another module is not mistaken for a shared module', () => {
  const bundle = [
    '1(a, b, __webpack_require__) {',
    'var ui_ = __webpack_require__(3);',
    'ui_.Box',
    '},',
    '2(a, b, __webpack_require__) {',
    'const ui_ = {}; ui_.mine',
    '},',
    '3(module) {',
    'module.exports = require("platform/ui");',
    '},',
  ].join('\n');
  expect(importsOf(bundle)).toEqual({ 'platform/ui': ['Box'] });
});

test('a shared module that is only fetched later has no names', () => {
  expect(importsOf('7(module) {\nmodule.exports = require("contract/schemas");\n},')).toEqual({
    'contract/schemas': [],
  });
});
