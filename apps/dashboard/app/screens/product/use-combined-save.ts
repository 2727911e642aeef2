import { useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import type { ExtrasEditor } from './extras/use-extras.ts'
import type { ProductEditor } from './use-product-editor.ts'

/** One saving for the usual fields and for what only some products have. */
export function useCombinedSave(editor: ProductEditor, extras: ExtrasEditor) {
  const { product } = useMessages()
  const showToast = useToast()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async () => {
    if (editor.saving || saving) return
    setFailure(undefined)
    if (!extras.validate()) return
    const { name } = editor.form
    if (!(await editor.submit())) return
    if (extras.dirty) {
      setSaving(true)
      try {
        await extras.save()
      } catch (error) {
        setFailure(error)
        return showToast({ text: product.partly({ name }), isError: true })
      } finally {
        setSaving(false)
      }
    }
    showToast({ text: product.savedNow({ name }) })
  }
  const invalidPaths = Object.keys(extras.errors).filter((path) => extras.errors[path])
  return {
    ...editor,
    submit,
    dirty: editor.dirty || extras.dirty,
    saving: editor.saving || saving,
    failure: editor.failure ?? failure,
    errorCount: Object.keys(editor.errors).length + invalidPaths.length,
  }
}
