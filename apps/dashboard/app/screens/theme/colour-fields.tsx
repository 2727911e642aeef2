import { colourRoles, isColour, resolveLook, type Scheme, schemes, toHex } from '@vitrine/theme'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { type ColourField, lookOfForm, problemsOf, sentenceOf, type ThemeForm } from './form.ts'

interface ColourFieldsProps {
  readonly form: ThemeForm
  readonly errors: Errors
  readonly onColours: (colours: ThemeForm['colours']) => void
}

/**
 * Background, text and accent colours of both schemes; insufficient contrast is shown immediately, with a
 * sufficient colour.
 */
export function ColourFields({ form, errors, onColours }: ColourFieldsProps) {
  const { themeEditor: texts } = useMessages()
  const { colours } = resolveLook(lookOfForm(form))
  const problems = problemsOf(form)
  const put = (field: ColourField, value: string) => onColours({ ...form.colours, [field]: value })
  return (
    <Section title={texts.colours} hint={texts.coloursHint}>
      <div className="theme-pair">
        {schemes.map((scheme: Scheme) => (
          <fieldset key={scheme} className="theme-scheme">
            <legend>{texts.schemes[scheme]}</legend>
            {colourRoles.map((role) => {
              const field = `${scheme}.${role}` as const
              const typed = form.colours[field]
              const problem = problems.get(field)
              const error = problem ? sentenceOf(problem, texts) : errors[`colours.${field}`]
              const label = texts.roles[role]
              const name = texts.colourOf({ role: label, scheme: texts.schemes[scheme] })
              return (
                <div key={role}>
                  <div className="theme-colour">
                    <TextField
                      label={label}
                      aria-label={name}
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={60}
                      placeholder={colours[scheme][role]}
                      value={typed}
                      {...(error && { error })}
                      onText={(value) => put(field, value)}
                    />
                    <input
                      type="color"
                      aria-label={texts.pick({ colour: name })}
                      value={isColour(typed) ? toHex(typed) : colours[scheme][role]}
                      onChange={(event) => put(field, event.target.value)}
                    />
                  </div>
                  {problem && (
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => put(field, problem.suggestion)}
                    >
                      {texts.take({ colour: problem.suggestion, role: label })}
                    </button>
                  )}
                </div>
              )
            })}
          </fieldset>
        ))}
      </div>
    </Section>
  )
}
