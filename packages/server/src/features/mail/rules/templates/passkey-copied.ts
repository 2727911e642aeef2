import { isolated } from '../direction.ts'
import { button, letterTo, occasion, type Template } from './template.ts'

export const passkeyCopied: Template<'passkey-copied'> = (facts, desk) => {
  const passkey = isolated(facts.passkey, desk.direction)
  const message = desk.words.mails['passkey-copied']({ shop: desk.shop, passkey })
  return letterTo(facts.name, desk, message, occasion(facts, desk), button(message, desk.signIn))
}
