import { describe, expect, it } from 'vitest';
import { blogPosts, sitePages } from './site-pages.js';

describe('the pages of the site', () => {
  it('are each named once, with words for those who have not opened them', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
    for (const { path, title, description } of sitePages) {
      expect(path).toMatch(/^\/(?:[a-z-]+|:id)?(?:\/(?:[a-z-]+|:id))*$/);
      expect(title.trim(), path).not.toBe('');
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description, path).toMatch(/\.$/);
    }
  });

  it('have posts of the blog with addresses and dates of their own', () => {
    expect(new Set(blogPosts.map(({ id }) => id)).size).toBe(blogPosts.length);
    for (const { id, date, title, excerpt, author } of blogPosts) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      for (const text of [title, excerpt, author]) expect(text.trim(), id).not.toBe('');
    }
  });
});
