import '@vitrine/ui/fonts-bricolage-geist.css'
import '@vitrine/ui/fonts-garamond-figtree.css'
import { lookOf, type PresetName, presetNames, schemeStyles, schemes } from '@vitrine/theme'
import { type CSSProperties, useId } from 'react'
import { useMessages } from '../../shared/messages.tsx'

interface PresetCardsProps {
  readonly chosen: PresetName
  readonly onPreset: (preset: PresetName) => void
}

/** The presets as small pictures in their own colours, type and shapes. */
export function PresetCards({ chosen, onPreset }: PresetCardsProps) {
  const { themeEditor: texts } = useMessages()
  const group = useId()
  return (
    <fieldset className="theme-presets">
      <legend className="visually-hidden">{texts.preset}</legend>
      {presetNames.map((preset) => (
        <label key={preset} className="theme-preset">
          <input
            type="radio"
            name={group}
            value={preset}
            checked={preset === chosen}
            onChange={() => onPreset(preset)}
          />
          <span className="theme-samples" aria-hidden="true">
            {schemes.map((scheme) => (
              <span
                key={scheme}
                className="theme-sample"
                data-theme={scheme}
                style={styleOf(preset, scheme)}
              >
                <span className="theme-sample-name">Aa</span>
                <span className="theme-sample-row">
                  <span />
                  <span />
                </span>
                <span className="theme-sample-button" />
              </span>
            ))}
          </span>
          <span className="theme-preset-name">{texts.presets[preset].name}</span>
          <span className="field-hint">{texts.presets[preset].text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The custom properties of a preset in one scheme. */
function styleOf(preset: PresetName, scheme: (typeof schemes)[number]): CSSProperties {
  const declarations = schemeStyles(lookOf(preset), scheme, '').split(';')
  return Object.fromEntries(
    declarations.flatMap((one) => {
      const at = one.indexOf(':')
      return at === -1 ? [] : [[one.slice(0, at), one.slice(at + 1)]]
    }),
  ) as CSSProperties
}
