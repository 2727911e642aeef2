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
  const { themeEditor: words } = useMessages()
  const { colours } = resolveLook(lookOfForm(form))
  const problems = problemsOf(form)
  const put = (field: ColourField, value: string) => onColours({ ...form.colours, [field]: value })
  return (
    <Section title={words.colours} hint={words.coloursHint}>
      <div className="theme-pair">
        {schemes.map((scheme: Scheme) => (
          <fieldset key={scheme} className="theme-scheme">
            <legend>{words.schemes[scheme]}</legend>
            {colourRoles.map((role) => {
              const field = `${scheme}.${role}` as const
              const typed = form.colours[field]
              const problem = problems.get(field)
              const error = problem ? sentenceOf(problem, words) : errors[`colours.${field}`]
              const label = words.roles[role]
              const name = words.colourOf({ role: label, scheme: words.schemes[scheme] })
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
                      aria-label={words.pick({ colour: name })}
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
                      {words.take({ colour: problem.suggestion, role: label })}
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
