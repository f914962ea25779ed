export { prepareProfile } from './load-profile.ts';
export { ProfileScreen } from './profile-screen.tsx';
