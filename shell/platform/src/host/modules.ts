import { yieldToMain } from '../with-timeout.ts';

/** The largest modules of the first script, dependencies first. Empty `webpackExports` keep them tree-shaken. */
const MODULES = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@chakra-ui/react/styled-system'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../data/index.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../session/index.tsx'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../router/index.ts'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../ui/index.tsx'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '../slots/index.tsx'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './index.tsx'),
];

/** Evaluates modules in separate tasks; one task would keep slow phones busy for half a second. */
export async function evaluateModules() {
  for (const evaluate of MODULES) {
    await yieldToMain();
    await evaluate();
  }
}
