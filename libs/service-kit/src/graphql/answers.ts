/**
 * What a resolver class gives, by what is generated of its schema: `class LeadResolver implements Answers<QueryResolvers>, Answers<LeadResolvers>`. A
 * method answers the field of its name, and only with what the schema says of it.
 */
export type Answers<Resolvers> = {
  readonly [Field in keyof Resolvers]?: (...given: never[]) => Answer<Resolvers[Field]>;
};

type Answer<Resolve> = Resolve extends (...given: never[]) => infer Given ? Given : never;
