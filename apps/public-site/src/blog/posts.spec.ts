import { describe, expect, it } from '@jest/globals';
import { findPost, postDate, posts, relatedPosts } from './posts.js';
import { postBodies } from './post-bodies.js';

describe('the posts of the blog', () => {
  it('are four, newest first, each with a picture that is described and a text', () => {
    expect(posts).toHaveLength(4);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    for (const { id, picture } of posts) {
      expect(picture.alt.length).toBeGreaterThan(20);
      expect([id, typeof postBodies[id]]).toEqual([id, 'function']);
    }
  });

  it('have dates in words', () => {
    expect(postDate('2026-11-01')).toBe('November 1, 2026');
  });

  it('each lead to two others', () => {
    for (const post of posts) {
      const related = relatedPosts(post);
      expect(new Set([post, ...related]).size).toBe(3);
    }
  });

  it.each(['0', '5', '01', '1 ', 'constructor', '', undefined])('have none with the id %j', (id) => {
    expect(findPost(id)).toBeUndefined();
  });
});
