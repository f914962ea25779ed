/** Fills the share scope with what the shell shares (the bundler's Module Federation). */
declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
/** Module Federation's own runtime, as this bundle has it. */
declare const __webpack_require__: { federation: object };
declare const __webpack_share_scopes__: { default: object };
/** The URL below which this script was found. */
declare const __webpack_public_path__: string;
