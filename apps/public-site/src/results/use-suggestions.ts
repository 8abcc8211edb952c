import { suggestPlaces, type PlaceSuggestion } from './results-queries.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds of quiet before a text is asked about. */
const pause = 150;

/** Places that a text may mean, while `open`. A text that follows takes the place of the one under way. */
export function useSuggestions(text: string, open: boolean): readonly PlaceSuggestion[] {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const options = suggestPlaces(asked);
  const { data } = useQuery({
    ...options,
    enabled: open && asked.length > 1,
    placeholderData: keepPreviousData,
  });
  return open && wanted.length > 1 ? (data ?? []) : [];
}
