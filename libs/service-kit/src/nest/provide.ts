import type { Token } from '@lintel/platform/port';
import type { FactoryProvider, InjectionToken, Provider } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { CONNECTION } from './tokens.js';

/** What something is injected by: a token, or the class that it is of. */
export type Injected<Value> = Token<Value> | (abstract new (...given: never) => Value);
/** One for each argument, so that the compiler reads the lists of a module as it would the calls. */
export type InjectedAll<Given extends readonly unknown[]> = { [At in keyof Given]: Injected<Given[At]> };

/** What a function makes of what is injected. */
export const made = <Value, Given extends unknown[]>(
  provide: Injected<Value>,
  make: (...given: Given) => NoInfer<Value> | Promise<NoInfer<Value>>,
  ...inject: InjectedAll<Given>
): FactoryProvider => ({
  provide: provide as InjectionToken,
  useFactory: make as FactoryProvider['useFactory'],
  inject: inject as unknown as InjectionToken[],
});

/** A class that knows no framework, under a token: what its constructor takes, in its order. */
export const plainAs = <Value, Given extends unknown[]>(
  provide: Injected<Value>,
  type: new (...given: Given) => NoInfer<Value>,
  ...inject: InjectedAll<Given>
): FactoryProvider => made(provide, (...given: Given) => new type(...given), ...inject);

/** A class that knows no framework, under its own name. */
export const plain = <Value, Given extends unknown[]>(
  type: new (...given: Given) => Value,
  ...inject: InjectedAll<Given>
): FactoryProvider => plainAs(type, type, ...inject);

/** Several things that belong together, as one. */
export const allOf = <Values extends object>(
  provide: Token<Values>,
  parts: { readonly [Name in keyof Values]: Injected<Values[Name]> },
): FactoryProvider => {
  const names = Object.keys(parts);
  return {
    provide,
    useFactory: (...given: unknown[]) => Object.fromEntries(names.map((name, at) => [name, given[at]])),
    inject: Object.values(parts) as InjectionToken[],
  };
};

/** The models that a function registers on the service's connection: a token for each that is named, one for all, and the providers. */
export function modelsOf<Models extends object, Name extends keyof Models & string>(
  register: (connection: Connection) => Models,
  ...names: Name[]
): ModelTokens<Models, Name> {
  const all = Symbol(register.name) as Token<Models>;
  const tokens = Object.fromEntries(names.map((name) => [name, Symbol(name)])) as {
    [Each in Name]: Token<Models[Each]>;
  };
  const each = names.map((name) => made(tokens[name], (models: Models) => models[name], all));
  return { ...tokens, all, providers: [made(all, register, CONNECTION), ...each] };
}

export type ModelTokens<Models, Name extends keyof Models> = {
  readonly [Each in Name]: Token<Models[Each]>;
} & { readonly all: Token<Models>; readonly providers: Provider[] };
