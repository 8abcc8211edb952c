import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;
const twins = ['Object', 'Array', 'Date', 'RegExp', 'Map', 'Set', 'Promise'].concat(
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
);
const isInstance = Function.prototype[Symbol.hasInstance];

/**
 * Where a spec runs: Jest's environment for Node, with globals that are as fast as outside, and one answer to `instanceof`.
 *
 * Jest runs a spec in a context of its own. Every look at a global (`Math`, `Map`) asks the object that the context was made of, a hundred times slower than a context
 * that is made of none. And its built-in classes are others than those of what Node makes: an error of SQLite would be no `Error`.
 */
export default class OneRealm extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    for (const name of twins) {
      const [own, nodes] = [this.global[name], globalThis[name]];
      // A subclass inherits it, and has no twin.
      const value = function (candidate) {
        return isInstance.call(this, candidate) || (this === own && isInstance.call(nodes, candidate));
      };
      Object.defineProperty(own, Symbol.hasInstance, { value });
    }
  }
}
