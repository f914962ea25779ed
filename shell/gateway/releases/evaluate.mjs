import vm from 'node:vm';

/** Runs a CommonJS module of a build and returns its exports. */
export function runModule(id, code, require) {
  const module = { exports: {} };
  vm.runInThisContext(`(function(require,module,exports){${code}\n})`, { filename: id })(
    require,
    module,
    module.exports,
  );
  return module.exports;
}

/** Runs a server bundle with the shell's singletons and returns the exposed modules. */
export function evaluate(id, code, sharedModules) {
  const requireShared = name => {
    if (name in sharedModules) return sharedModules[name];
    throw new Error(`${id} requires ${name}, which the shell does not share`);
  };
  return runModule(id, code, requireShared).exposes;
}
