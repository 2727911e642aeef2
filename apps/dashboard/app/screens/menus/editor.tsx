import type { OutputOf } from '../../api/client.ts'
import type { Suggestion } from '../../shared/combobox.tsx'
import { errorCodeOf } from '../../shared/error-code.ts'
import { Switch, TextArea, TextField } from '../../shared/fields.tsx'
import { FormPage } from '../../shared/form-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { type FormState, useForm } from '../../shared/use-form.ts'
import { useAction, useInvalidate } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import {
  type ColumnForm,
  checkMenus,
  formOf,
  type LinkForm,
  type MenusForm,
  navigationOf,
  newLink,
  type StoredNavigation,
} from './form.ts'
import { LinkRows } from './link-rows.tsx'
import '../pages/pages.css'

const MAX_ENTRIES = 20
const MAX_COLUMNS = 3
const MAX_LINKS = 12
const MAX_LEGAL = 10

interface MenusEditorProps {
  readonly stored: StoredNavigation
  readonly pages: OutputOf<'pages.listPages'>['pages']
  /** The current top of the menu, with which a custom menu starts. */
  readonly collections: readonly Suggestion[]
}

/** The menu in the header and the footer. */
export function MenusEditor({ stored, pages, collections }: MenusEditorProps) {
  const { menus } = useMessages()
  const state = useForm(formOf(stored))
  const { form, set, errors, dirty } = state
  useUnsavedChangesGuard(menus.title, state.hasUnsavedChanges)
  const { save, busy, failure } = useSaving(stored, state)
  const named = pages.flatMap(({ id, slug, title, state: shown }) => {
    const name = shown === 'DRAFT' ? menus.unpublishedPage({ name: title }) : title
    return slug === null ? [] : [{ id, name }]
  })
  const begin = (): readonly LinkForm[] => [
    newLink({ kind: 'link', target: '/collections/all-products', label: menus.allProducts }),
    ...collections.slice(0, 9).map(({ id }) => newLink({ target: id })),
  ]
  const common = { form, errors, pages: named, onChange: set }
  return (
    <FormPage
      title={menus.title}
      text={menus.text}
      dirty={dirty}
      busy={busy}
      errors={errors}
      remoteChange={state.remoteChange}
      failure={failure}
      saveOperation="navigation.saveNavigation"
      onSave={save}
    >
      <Section title={menus.menu}>
        <Switch
          label={menus.ownMenu}
          hint={menus.ownMenuHint}
          checked={form.hasOwnMenu}
          onChecked={(hasOwnMenu) =>
            set({ hasOwnMenu, ...(form.menu.length === 0 && hasOwnMenu && { menu: begin() }) })
          }
        />
        {form.hasOwnMenu && (
          <LinkRows
            links={form.menu}
            name={menus.menu}
            pages={named}
            errors={errors}
            max={MAX_ENTRIES}
            isNested
            onChange={(menu) => set({ menu })}
          />
        )}
      </Section>
      <FooterFields {...common} begin={begin} />
    </FormPage>
  )
}

interface FooterFieldsProps {
  readonly form: MenusForm
  readonly errors: FormState<MenusForm>['errors']
  readonly pages: readonly Suggestion[]
  readonly begin: () => readonly LinkForm[]
  readonly onChange: (change: Partial<MenusForm>) => void
}

function FooterFields({ form, errors, pages, begin, onChange }: FooterFieldsProps) {
  const { menus } = useMessages()
  const { columns, text, legal, hasOwnFooter } = form
  const setColumn = (column: ColumnForm) =>
    onChange({ columns: columns.map((one) => (one.id === column.id ? column : one)) })
  const column = (title = '', links: readonly LinkForm[] = []): ColumnForm => ({
    id: crypto.randomUUID(),
    title,
    links,
  })
  const isEmpty = columns.length === 0 && text === '' && legal.length === 0
  return (
    <Section title={menus.footer}>
      <Switch
        label={menus.ownFooter}
        hint={menus.ownFooterHint}
        checked={hasOwnFooter}
        onChecked={(checked) =>
          onChange({
            hasOwnFooter: checked,
            ...(checked && isEmpty && { columns: [column('Shop', begin().slice(0, 7))] }),
          })
        }
      />
      {hasOwnFooter && (
        <>
          <TextArea
            label={menus.footerText}
            rows={2}
            maxLength={500}
            dir="auto"
            value={text}
            onText={(next) => onChange({ text: next })}
          />
          {columns.map((one, at) => (
            <fieldset key={one.id} className="page-part">
              <legend>{menus.column({ n: at + 1 })}</legend>
              <TextField
                label={menus.columnTitle({ n: at + 1 })}
                {...(errors[`${one.id}.title`] && { error: errors[`${one.id}.title`] ?? '' })}
                maxLength={60}
                dir="auto"
                value={one.title}
                onText={(title) => setColumn({ ...one, title })}
              />
              <LinkRows
                links={one.links}
                name={one.title || menus.column({ n: at + 1 })}
                pages={pages}
                errors={errors}
                max={MAX_LINKS}
                isNested={false}
                onChange={(links) => setColumn({ ...one, links })}
              />
              <button
                type="button"
                className="link-button"
                onClick={() => onChange({ columns: columns.filter(({ id }) => id !== one.id) })}
              >
                {menus.removeColumn({ n: at + 1 })}
              </button>
            </fieldset>
          ))}
          {columns.length < MAX_COLUMNS && (
            <button
              type="button"
              className="button button-start"
              onClick={() => onChange({ columns: [...columns, column()] })}
            >
              {menus.addColumn}
            </button>
          )}
          <fieldset className="page-part">
            <legend>{menus.legal}</legend>
            <p className="field-hint">{menus.legalHint}</p>
            <LinkRows
              links={legal}
              name={menus.legal}
              pages={pages}
              errors={errors}
              max={MAX_LEGAL}
              isNested={false}
              onChange={(links) => onChange({ legal: links })}
            />
          </fieldset>
        </>
      )}
    </Section>
  )
}

const reads = ['navigation.getNavigation', 'history.listHistory'] as const

function useSaving({ revision }: StoredNavigation, state: FormState<MenusForm>) {
  const { menus } = useMessages()
  const showToast = useToast()
  const refresh = useInvalidate()
  const action = useAction('navigation.saveNavigation', { invalidates: reads })
  const { form, markSaved, showErrors } = state
  const save = () => {
    const problems = checkMenus(form, menus.problems)
    showErrors(problems)
    if (Object.keys(problems).length > 0) return
    action.mutate(
      { navigation: navigationOf(form), revision },
      {
        onSuccess: (saved) => {
          markSaved(formOf(saved))
          showToast({ text: menus.saved })
        },
        // Shows the values saved elsewhere, with the choice to overwrite them.
        onError: () => void refresh(['navigation.getNavigation']),
      },
    )
  }
  const isStale = errorCodeOf(action.error) === 'INVALID_REVISION'
  return { save, busy: action.isPending, failure: isStale ? undefined : action.error }
}
