declare function __webpack_init_sharing__(scope: 'default'): Promise<void>;
declare const __webpack_require__: { federation: object };
declare const __webpack_share_scopes__: { default: object };
declare const __webpack_public_path__: string;
declare const __FEDERATION__: { moduleInfo: object };
