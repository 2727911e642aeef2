import { type Static, Type } from '../kit/index.ts'
import { failureReasons, fileReasons } from './file-reasons.ts'
import { productReasons } from './product-reasons.ts'
import { ruleReasons, valueReasons } from './value-reasons.ts'

/**
 * The English sentence of each reason, with its values in braces. A client that has a sentence of its own for the code
 * shows that one; for an unknown code it shows the English text that comes with the reason.
 */
export const reasonTexts = {
  ...fileReasons,
  ...failureReasons,
  ...ruleReasons,
  ...valueReasons,
  ...productReasons,
} as const

export type ReasonCode = keyof typeof reasonTexts
export const reasonCodes = Object.keys(reasonTexts) as ReasonCode[]

/** A reason for readers of any language. */
export const Reason = Type.Object({
  /** One of `reasonTexts`, or the code of an error of an operation. */
  code: Type.String(),
  /** The values in the sentence: texts and numbers. */
  values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** What the sentence is about, where neither a column nor a field says it. */
  subject: Type.Optional(Type.String()),
  /** Position in the file, where the sentence is about the whole file. */
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.String()),
})
export type Reason = Static<typeof Reason>

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never
type Values<Code extends ReasonCode> = Readonly<
  Record<NamesIn<(typeof reasonTexts)[Code]>, string | number>
>

/** A reason with all values of its sentence. */
export function createReason<Code extends ReasonCode>(
  code: Code,
  ...[values]: NamesIn<(typeof reasonTexts)[Code]> extends never ? [] : [values: Values<Code>]
): Reason {
  return values ? { code, values } : { code }
}

/** The sentence of a reason in English; for an unknown code the code. */
export function englishOf({ code, values = {}, subject }: Reason): string {
  const text: string = reasonTexts[code as ReasonCode] ?? code
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return subject ? `${subject} ${sentence}` : sentence
}
