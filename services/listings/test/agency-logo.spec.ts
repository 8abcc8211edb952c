import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg, png, program } from './files.fixture.js';
import { agent } from './listings.fixture.js';
import { owner, startUploading, type Uploading } from './uploads.fixture.js';

let scene: Uploading;
beforeEach(async () => {
  scene = await startUploading();
});
afterEach(() => scene.harness.dispose());

describe('the logo of an agency', () => {
  const SET = 'mutation ($upload: ID) { setAgencyLogo(upload: $upload) { url width alt } }';
  const LOGO = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Agency { id logo { url } } } }`;
  const set = (upload: string | null, as: object = owner) =>
    scene.ask(SET, { upload }, { as: as as typeof owner });
  const logos = async (...ids: string[]) => {
    const representations = ids.map((id) => ({ __typename: 'Agency', id }));
    return (await scene.ask(LOGO, { representations })).data._entities;
  };
  const logo = async () => scene.send(await png(400, 200), { kind: 'logo', contentType: 'image/png' });

  it('is set by its owners, and shown with the agency and its listings', async () => {
    const id = await logo();
    await scene.outcome(id);
    expect((await set(id)).data.setAgencyLogo).toMatchObject({
      url: `/media/uploads/${id}-400.webp`,
      width: 400,
    });
    expect(await logos(agent.agencyId, 'another-agency')).toEqual([
      { id: agent.agencyId, logo: { url: `/media/uploads/${id}-400.webp` } },
      { id: 'another-agency', logo: null },
    ]);
    const listing = await scene.list([]);
    const query = 'query ($id: Int!) { listing(id: $id) { agent { agency logo { url alt } } } }';
    expect((await scene.ask(query, { id: listing })).data.listing.agent).toEqual({
      agency: 'Example & Daughters',
      logo: { url: `/media/uploads/${id}-400.webp`, alt: 'Logo of Example & Daughters' },
    });
    expect((await set(null)).data.setAgencyLogo).toBeNull();
    expect(await logos(agent.agencyId)).toEqual([{ id: agent.agencyId, logo: null }]);
  });

  it('is no business of negotiators, of those whose token says nothing, nor of visitors', async () => {
    const id = await logo();
    await scene.outcome(id);
    const refused = { code: 'FORBIDDEN' };
    expect((await set(id, agent)).errors![0]!.extensions).toMatchObject(refused);
    expect((await set(id, { ...agent, agencyRole: 'negotiator' })).errors![0]!.extensions).toMatchObject(
      refused,
    );
    expect((await set(id, { ...owner, agencyId: 'another-agency' })).errors![0]!.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await scene.ask(SET, { upload: id })).errors![0]!.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is an upload of its kind that is ready', async () => {
    const picture = await scene.send(await jpeg());
    const broken = await scene.send(program(), { kind: 'logo', contentType: 'image/png' });
    const early = await scene.arrive(await png(), { kind: 'logo', contentType: 'image/png' });
    await scene.outcome(picture);
    for (const [id, message] of [
      [picture, 'Upload a picture as a logo first.'],
      [broken, 'This file is not a picture we can read (JPEG, PNG or WebP).'],
      [early, 'The logo is still being made ready. Try again in a moment.'],
    ])
      expect((await set(id!)).errors![0]!.extensions).toMatchObject({
        problems: [{ field: 'upload', message }],
      });
  });
});
