import { Plus } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { Combobox, type Suggestion } from '../../shared/combobox.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useProductSearch } from '../../shared/references.ts'
import { useCall } from '../../shared/use-operation.ts'
import { ItemDialog } from './item-dialog.tsx'
import { type DraftPartProps, linesOf } from './setup.ts'
import { VariantDialog, type VariantsToChoose } from './variant-dialog.tsx'

/** Maximum number of variants in the dialog. */
const MAX_VARIANTS = 200

/** Finds a product to add, or writes an item that is in no catalog. */
export function AddLine(props: DraftPartProps) {
  const { draft, onSave } = props
  const { lines: texts } = useMessages().draft
  const { call } = useCall()
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const [choosing, setChoosing] = useState<VariantsToChoose>()
  const found = useProductSearch(useDeferredValue(text.trim()), isOpen)
  const add = (productId: string, variantId?: string) =>
    onSave({
      lines: [...linesOf(draft), { productId, ...(variantId && { variantId }), quantity: 1 }],
    })
  const pick = async ({ id: productId, name }: Suggestion) => {
    setText('')
    const { variants } = await call('products.listVariants', { id: productId, limit: MAX_VARIANTS })
    if (variants.length > 1) setChoosing({ productId, name, variants })
    else await add(productId, variants[0]?.isDefault === false ? variants[0].id : undefined)
  }
  return (
    <div className="draft-add">
      <div className="field">
        <label htmlFor={id}>{texts.add}</label>
        <Combobox
          id={id}
          text={text}
          found={found}
          placeholder={texts.search}
          listLabel={texts.add}
          isChosen={() => false}
          onText={setText}
          onOpen={setIsOpen}
          onPick={(one) => void pick(one)}
          onBlur={() => setText('')}
        />
      </div>
      <button type="button" className="button" onClick={() => setIsWriting(true)}>
        <Plus aria-hidden="true" />
        {texts.addItem}
      </button>
      {isWriting && <ItemDialog {...props} onClose={() => setIsWriting(false)} />}
      {choosing && (
        <VariantDialog
          choosing={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={(variantId) => add(choosing.productId, variantId)}
        />
      )}
    </div>
  )
}
