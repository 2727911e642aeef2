import { borderColor, type Palette, palettes, textColorOn } from './accent.ts'

export const { light } = palettes
const { dark } = palettes

// Single quotes, because these are used in style attributes.
export const font =
  "'Instrument Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans JP',Helvetica,Arial,sans-serif"
export const serif = "Fraunces,Georgia,'Hiragino Mincho ProN','Yu Mincho','Times New Roman',serif"
export const mono =
  "'Geist Mono','SF Mono',SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"

/** What inline styles cannot express: phones, and dark mode (Outlook marks its own with an attribute). */
export const headStyle = (accent: string): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
a:hover{text-decoration:underline}
@media(max-width:520px){${phone}}
@media(prefers-color-scheme:dark){${colours(dark, accent).join('')}}
${colours(dark, accent)
  .map((rule) => `[data-ogsc] ${rule}`)
  .join('')}`

const phone =
  '.around{padding:20px 0 40px!important}.masthead,.footer{padding-left:24px!important;padding-right:24px!important}.inner{padding:32px 24px!important;border-left:0!important;border-right:0!important}.title{font-size:27px!important}.code{font-size:32px!important;letter-spacing:.22em!important;padding-inline-start:.22em!important}.press{display:block!important;text-align:center!important}.wide{width:100%!important}'

const colours = ({ paper, sheet, ink, mute, hair }: Palette, accent: string): string[] => [
  `.paper{background:${paper}!important}`,
  `.sheet{background:${sheet}!important}`,
  `.field{background:${paper}!important}`,
  `.hair{border-color:${hair}!important}`,
  `.ink{color:${ink}!important}`,
  `.mute{color:${mute}!important}`,
  `.press{color:${textColorOn(accent)}!important;background:${accent}!important;border-color:${borderColor(accent, dark)}!important}`,
]
