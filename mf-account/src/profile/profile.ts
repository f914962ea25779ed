export { prefetchProfile } from './prefetch-profile.ts';
export { ProfileScreen } from './profile-screen.tsx';
