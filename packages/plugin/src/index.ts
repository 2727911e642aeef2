/** The public API for plug-ins, compatible within a major version. */
export {
  Amount,
  DELETE,
  DecimalText,
  defineError,
  Email,
  GET,
  Guid,
  Nullable,
  OneOf,
  PATCH,
  POST,
  PUT,
  Text as TextSchema,
  Timestamp,
  Type,
} from '@vitrine/contract/kit'
export type * from './blocks.ts'
export type * from './context.ts'
export { defineConfig, definePlugin, type Plugin, type VitrineConfig } from './define.ts'
export type * from './destination.ts'
export {
  type FactHandler,
  type FactHandlers,
  type FactName,
  GiveUp,
  type PluginFact,
} from './facts.ts'
export type * from './media-storage.ts'
export {
  type AnyPluginOperation,
  type PluginCaller,
  type PluginOperation,
  pluginOperation,
} from './operations.ts'
export type * from './payments.ts'
export { MessageRefused, PaymentRefused } from './payments.ts'
export type * from './ports.ts'
export type * from './prices.ts'
export type * from './rules.ts'
export type * from './search.ts'
export type * from './stored.ts'
export type * from './taxes.ts'
