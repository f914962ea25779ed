// The code of all pages of places: one chunk, which no other page loads.

export { stateHead, statesHead, suburbHead } from './place-head.ts';
export { loadState, loadStates, loadSuburb } from './place-loaders.ts';
export { PlaceProblem } from './place-problem.tsx';
export { StateScreen } from './state-screen.tsx';
export { StatesScreen } from './states-screen.tsx';
export { SuburbScreen } from './suburb-screen.tsx';
