import { MAX_SAVED_VIEWS } from '@vitrine/contract/saved-views'
import { SelectField, TextField } from '../fields.tsx'
import { FormDialog, useDialogForm } from '../form-dialog.tsx'
import { useMessages } from '../messages.tsx'
import { useIsAllowed } from '../permissions.tsx'
import { type ListedView, type ViewScope, viewScopes } from './use-saved-views.ts'

export interface ViewForm {
  readonly name: string
  readonly scope: ViewScope
}

interface ViewDialogProps {
  readonly title: string
  readonly initialForm: ViewForm
  /** All views of the list but the one that is changed. */
  readonly others: readonly ListedView[]
  readonly isBusy: boolean
  readonly failure: unknown
  readonly onSubmit: (form: ViewForm) => void
  readonly onClose: () => void
}

const MAX_NAME = 40

/** Name of a view, and who sees it. */
export function ViewDialog(props: ViewDialogProps) {
  const { title, initialForm, others, isBusy, failure, onSubmit, onClose } = props
  const { views, action } = useMessages()
  const mayShare = useIsAllowed('savedViews.saveSharedViews')
  const { form, set, errors, dirty, submit } = useDialogForm<ViewForm>({
    initialForm,
    validate: ({ name, scope }) => {
      const inScope = others.filter((one) => one.scope === scope)
      if (name.trim() === '') return { name: views.needName }
      if (inScope.some((one) => one.name === name.trim())) return { name: views.taken }
      if (inScope.length >= MAX_SAVED_VIEWS) return { scope: views.full({ n: MAX_SAVED_VIEWS }) }
      return {}
    },
    onSubmit: ({ name, scope }) => onSubmit({ name: name.trim(), scope }),
  })
  return (
    <FormDialog
      title={title}
      submitLabel={action.save}
      busy={isBusy}
      dirty={dirty}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={views.name}
        hint={views.nameHint}
        value={form.name}
        error={errors.name}
        maxLength={MAX_NAME}
        autoComplete="off"
        data-first=""
        onText={(name) => set({ name })}
      />
      <SelectField
        label={views.scope}
        value={form.scope}
        error={errors.scope}
        hint={views.scopeHint}
        options={viewScopes
          .filter((scope) => mayShare || scope === 'own')
          .map((scope) => [scope, views.scopes[scope]] as const)}
        onValue={(scope) => set({ scope })}
      />
    </FormDialog>
  )
}
