import { type JobState, jobStates } from '@vitrine/contract/jobs'

export const JOBS_PAGE = 50

/** Search parameters of the list of jobs. Empty means everything. */
export type JobsSearch = {
  readonly state: '' | JobState
  /** Counted from 1. */
  readonly page: number
}

export function readJobsSearch(raw: Readonly<Record<string, unknown>>): JobsSearch {
  const page = Number(raw.page)
  return {
    state: jobStates.find((one) => one === raw.state) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const jobsQuery = ({ state, page }: JobsSearch) => ({
  ...(state === '' ? {} : { state }),
  limit: JOBS_PAGE,
  offset: (page - 1) * JOBS_PAGE,
})
