import { useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'

/** A picture or video of any web address; the platform fetches it once the product is saved. */
export function AddMediaByUrl({ onAddress }: { readonly onAddress: (url: string) => void }) {
  const { product } = useMessages()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    if (!URL.canParse(address) || !/^https?:/.test(address)) return setError(product.badAddress)
    onAddress(address)
    setAddress('')
    setError(undefined)
  }
  return (
    <div className="by-address">
      <TextField
        label={product.address}
        type="url"
        placeholder="https://"
        value={address}
        {...(error && { error })}
        onText={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <button type="button" className="button" onClick={add} disabled={address === ''}>
        {product.byAddress}
      </button>
    </div>
  )
}
