import { Guid, MapOf, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** Waiting for its first or next try; handled; failed after the last try. */
export const pluginDeliveryStates = ['WAITING', 'DONE', 'FAILED'] as const

/** One text in several languages, by language such as `en`. Readers without theirs get the first. */
export const Texts = MapOf(Type.String())
export type Texts = Static<typeof Texts>

export const pluginFieldTypes = ['TEXT', 'NUMBER', 'EMAIL', 'CHECKBOX', 'CHOICE'] as const

/** A field of a form; its value is sent as `name` in the request of the operation. */
export const PluginField = Type.Object({
  name: Type.String(),
  label: Texts,
  type: OneOf(pluginFieldTypes),
  required: Type.Boolean(),
  help: Type.Optional(Texts),
  /** The initial value; for a checkbox `true` or `false`. */
  value: Type.Optional(Type.String()),
  /** The choices; only of `CHOICE`. */
  choices: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Texts }))),
})
export type PluginField = Static<typeof PluginField>

/** A form that calls an operation of the plug-in. */
export const PluginForm = Type.Object({
  /** Method and path of the operation, from the root. */
  method: OneOf(['POST', 'PUT', 'PATCH']),
  path: Type.String(),
  fields: Type.Array(PluginField),
  submit: Texts,
})
export type PluginForm = Static<typeof PluginForm>

export const pluginBlockKinds = [
  'HEADING',
  'PARAGRAPH',
  'LIST',
  'LINK',
  'PICTURE',
  'TABLE',
  'FORM',
] as const

/** One piece of a page that a plug-in describes. Texts are plain: nothing in them is markup. */
export const PluginBlock = Type.Object({
  kind: OneOf(pluginBlockKinds),
  /**
   * The text of a heading, paragraph or link; the alternative text of a picture; the caption of a table or
   * form.
   */
  text: Type.Optional(Texts),
  items: Type.Optional(Type.Array(Texts)),
  /** The address of a link or picture: a path from the root, or an https address. */
  url: Type.Optional(Type.String()),
  columns: Type.Optional(Type.Array(Texts)),
  rows: Type.Optional(Type.Array(Type.Array(Texts))),
  form: Type.Optional(PluginForm),
})
export type PluginBlock = Static<typeof PluginBlock>

/** A plug-in of this installation. */
export const Plugin = Type.Object({
  name: Type.String(),
  title: Texts,
  /** Its permissions on the site, such as `orders:read`. */
  permissions: Type.Array(Type.String()),
  /** The facts it handles. */
  facts: Type.Array(Type.String()),
  /** The title of its page in the dashboard; absent without one. */
  page: Type.Optional(Texts),
  /** Facts of this site that wait for their first or next try. */
  waiting: Type.Integer(),
  /** Number of failed facts of this site. */
  failed: Type.Integer(),
})
export type Plugin = Static<typeof Plugin>

/** One fact on its way to the handler of a plug-in. */
export const PluginDelivery = Type.Object({
  id: Guid(),
  fact: Type.String(),
  entityId: Type.String(),
  state: OneOf(pluginDeliveryStates),
  attempts: Type.Integer(),
  /** The last error of the handler. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type PluginDelivery = Static<typeof PluginDelivery>

export const PluginName = () => Text(1, 40)
