import type { AddressFormat } from '@vitrine/addresses'
import { useRef, useState } from 'react'
import { fetchPage } from '../fetch-page.ts'

/**
 * The address format of the chosen country. `addressOf` is the address that returns it; it is loaded from the
 * server, so that browsers do not load the formats of all countries. Without a response the fields stay
 * unchanged, and the server validates the input.
 */
export function useAddressFormat(addressOf: (country: string) => string, served: AddressFormat) {
  const [asked, setAsked] = useState<{ served: AddressFormat; format: AddressFormat }>()
  const latest = useRef('')
  const showCountry = async (country: string) => {
    latest.current = country
    const answer = await fetchPage(addressOf(country))
    if (answer?.kind !== 'page' || latest.current !== country) return
    const { format } = answer.state.props as { format?: AddressFormat }
    if (format) setAsked({ served, format })
  }
  return { format: asked?.served === served ? asked.format : served, showCountry }
}
