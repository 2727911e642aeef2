import type { AddressFormat } from '@vitrine/addresses'
import { useRef, useState } from 'react'
import { fetchPage } from '../fetch-page.ts'

/**
 * `addressOf` is the page that says how addresses of a country are written. How addresses of the chosen country are written. Asked of the server, so that no browser loads the formats of all
 * countries; without an answer the fields stay, and the server checks what is sent.
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
