import { expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

it.each(['no-such-post', '0', '9999999999', '%3Cscript%3E'])(
  "an id that is no post's (%s) leads to the list of the blog",
  async (id) => {
    answers({});
    renderPage(remote, `/blog/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Blog' });
    expect(location.pathname).toBe('/blog');
  },
);
