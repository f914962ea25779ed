export const NAVIGATION = [
  { to: '/search', text: 'Search' },
  { to: '/resources', text: 'Resources' },
  { to: '/about', text: 'About' },
] as const;

export const MEMBER_LINKS = [
  { to: '/profile', text: 'Profile' },
  { to: '/profile?tab=bookmarks', text: 'Bookmarks' },
] as const;

export const ADMIN_LINKS = [
  { to: '/admin/leads', text: 'Admin Panel' },
  { to: '/admin/properties', text: 'Manage Properties' },
  { to: '/admin/reviews', text: 'Manage Reviews' },
] as const;
