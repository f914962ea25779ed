/** Fills the share scope with what the shell lends (the bundler's Module Federation). */
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
declare const __webpack_share_scopes__: { default: object };
