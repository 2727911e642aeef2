import { Nullable, OneOf, Timestamp, Type } from '../kit/index.ts'
import { choiceTypes } from '../vocabulary/index.ts'

/** One object with its `type`. */
export const line = <const Type_ extends string, P extends Parameters<typeof Type.Object>[0]>(
  type: Type_,
  properties: P,
) => Type.Object({ type: Type.Literal(type), ...properties })

export const Id = () => Type.String({ format: 'uuid' })
export const Amount = () => Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,4})?$' })
export const Words = (maxLength: number) => Type.String({ maxLength })
/** Ids of library files have their own format. */
export const MediaId = () => Type.String({ pattern: '^[\\w~.-]{1,80}$' })

/** Revision and dates; defaults: 1 and the time of the import. */
export const history = {
  revision: Type.Optional(Type.Integer({ minimum: 1 })),
  createdDate: Type.Optional(Timestamp()),
  updatedDate: Type.Optional(Timestamp()),
}

/** An entity with a name. */
export const label = { id: Id(), name: Words(200) }

/** A text: its HTML, and the document it was created from. */
export const sectionText = {
  title: Words(400),
  description: Words(200_000),
  document: Type.Optional(Type.Unknown()),
}

/** The display of a choice; pictures with a public URL. */
export const swatchFields = {
  choiceType: Type.Optional(OneOf(choiceTypes)),
  colorCodes: Type.Optional(Type.Array(Words(20), { maxItems: 2 })),
  image: Type.Optional(Type.Unknown()),
  displayImage: Type.Optional(Type.Unknown()),
}

export const MaybeWords = (maxLength: number) => Type.Optional(Nullable(Words(maxLength)))
