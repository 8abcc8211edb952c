/**
 * The scripts that keep the index of a queue's jobs, and read it. `KEYS[1]` is what the index's keys begin with:
 *   all, name:<name>, tag:<name>:<value>, failed, kind:<kind>  jobs' ids, scored by when they were added
 *   facts   by id, the name and the tags it is listed under, a line each
 *   errors  by id of a failed one, when it failed, its kind of error and the error, a line each
 *   kinds   the kinds of error there may be
 */
const forgetting = `
  local base = KEYS[1]
  local call = redis.call
  local function unfail(id)
    local kept = call('HGET', base .. 'errors', id)
    if not kept then return end
    call('ZREM', base .. 'kind:' .. string.match(kept, '^%d+\\n([^\\n]*)\\n'), id)
    call('ZREM', base .. 'failed', id)
    call('HDEL', base .. 'errors', id)
  end
  local function forget(id)
    unfail(id)
    local facts = call('HGET', base .. 'facts', id)
    if not facts then return end
    local name, tags = string.match(facts, '^([^\\n]*)(.*)$')
    call('ZREM', base .. 'name:' .. name, id)
    for tag in string.gmatch(tags, '[^\\n]+') do call('ZREM', base .. 'tag:' .. tag, id) end
    call('ZREM', base .. 'all', id)
    call('HDEL', base .. 'facts', id)
  end
`;

/**
 * Lists jobs: of each its id, when it was added, its name and its tags, a line each. Where further keys are given, one for each job, only those whose
 * key does not exist. Answers whether each existed. Many go into one command, since adding jobs waits for it.
 */
export const enter = `${forgetting}
  local keys = {}
  for n = 2, #KEYS do keys[n - 1] = KEYS[n] end
  local some = #keys > 0 and call('EXISTS', unpack(keys)) > 0
  local ids, there = {}, {}
  for n = 1, #ARGV / 4 do
    ids[n] = ARGV[4 * n - 3]
    there[n] = some and call('EXISTS', keys[n]) or 0
  end
  local before = call('HMGET', base .. 'facts', unpack(ids))
  local sets, facts = { all = {} }, {}
  local function list(set, added, id)
    sets[set] = sets[set] or {}
    table.insert(sets[set], added)
    table.insert(sets[set], id)
  end
  for n, id in ipairs(ids) do
    if there[n] == 0 then
      local added, name, tags = ARGV[4 * n - 2], ARGV[4 * n - 1], ARGV[4 * n]
      if before[n] then forget(id) end
      list('all', added, id)
      list('name:' .. name, added, id)
      for tag in string.gmatch(tags, '[^\\n]+') do list('tag:' .. tag, added, id) end
      table.insert(facts, id)
      table.insert(facts, name .. '\\n' .. tags)
    end
  end
  if #facts > 0 then
    for set, members in pairs(sets) do call('ZADD', base .. set, unpack(members)) end
    call('HSET', base .. 'facts', unpack(facts))
  end
  return there
`;

/** Lists a job among the failed: its id, when it was added, when it failed, kind, error. */
export const fail = `${forgetting}
  local id, added, at, kind, error = unpack(ARGV)
  unfail(id)
  call('ZADD', base .. 'failed', added, id)
  call('ZADD', base .. 'kind:' .. kind, added, id)
  call('SADD', base .. 'kinds', kind)
  call('HSET', base .. 'errors', id, at .. '\\n' .. kind .. '\\n' .. error)
`;

/** Takes the jobs of these ids out of the failed. */
export const unfail = `${forgetting} for _, id in ipairs(ARGV) do unfail(id) end`;

/** Takes out of the index those of these ids whose further key does not exist. */
export const forget = `${forgetting}
  for n, id in ipairs(ARGV) do
    if call('EXISTS', KEYS[n + 1]) == 0 then forget(id) end
  end
`;

/** Kinds of error and their counts, and of each the newest and its error. */
export const kinds = `
  local base, found = KEYS[1], {}
  for _, kind in ipairs(redis.call('SMEMBERS', base .. 'kinds')) do
    local count = redis.call('ZCARD', base .. 'kind:' .. kind)
    local newest = redis.call('ZREVRANGE', base .. 'kind:' .. kind, 0, 0)[1]
    if newest then
      local kept = redis.call('HGET', base .. 'errors', newest) or ''
      table.insert(found, { kind, count, newest, string.match(kept, '^%d+\\n[^\\n]*\\n(.*)$') or '' })
    else
      redis.call('SREM', base .. 'kinds', kind)
    end
  end
  return found
`;

/**
 * Ids that are in all of the sets and meet the rest, the newest first. Goes through the smallest of them. Answers whether there may be more, how many
 * there were, where it stopped, and the ids.
 */
export const seek = `
  local base, call, wanted = KEYS[1], redis.call, cjson.decode(ARGV[1])
  local driver, size
  for n, set in ipairs(wanted.sets) do
    local count = call('ZCARD', base .. set)
    if not size or count < size then driver, size = n, count end
  end
  local function before(one, other)
    for n = 1, math.min(#one, #other) do
      local a, b = string.byte(one, n), string.byte(other, n)
      if a ~= b then return a < b end
    end
    return #one < #other
  end
  local key = base .. table.remove(wanted.sets, driver)
  local from, ties = 0, nil
  if wanted.afterId then
    local rank = call('ZREVRANK', key, wanted.afterId)
    if rank then from = rank + 1 else
      from = call('ZCOUNT', key, '(' .. wanted.afterScore, '+inf')
      ties = wanted.afterId
    end
  elseif wanted.addedBefore then
    from = call('ZCOUNT', key, wanted.addedBefore, '+inf')
  end
  local looked, count, found, more = 0, 0, {}, 1
  local lastId, lastScore = wanted.afterId or '', wanted.afterScore or ''
  while more == 1 and looked < wanted.budget and count < wanted.limit do
    local flat = call('ZREVRANGE', key, from, from + 499, 'WITHSCORES')
    if #flat == 0 then more = 0 end
    local errors
    if wanted.failing and #flat > 0 then
      local ids = {}
      for n = 1, #flat, 2 do ids[(n + 1) / 2] = flat[n] end
      errors = call('HMGET', base .. 'errors', unpack(ids))
    end
    for n = 1, #flat, 2 do
      local id, score = flat[n], flat[n + 1]
      if wanted.addedFrom and tonumber(score) < wanted.addedFrom then more = 0 break end
      lastId, lastScore, looked = id, score, looked + 1
      local fits = not (ties and score == wanted.afterScore and not before(id, ties))
      if fits then
        for _, set in ipairs(wanted.sets) do
          if not call('ZSCORE', base .. set, id) then fits = false break end
        end
      end
      if fits and errors then
        local kept = errors[(n + 1) / 2] or ''
        -- The kind is not what is sought, but where it does not match either there is no more to look at.
        if wanted.error then
          local text = string.lower(kept)
          fits = string.find(text, wanted.error, 1, true)
            and string.find(text, wanted.error, string.match(text, '^%d+\\n[^\\n]*\\n()'), true)
        end
        if fits and wanted.timed then
          local at = tonumber(string.match(kept, '^%d+'))
          fits = at and at >= wanted.failedFrom and at < wanted.failedBefore
        end
      end
      if fits then
        count = count + 1
        if not wanted.counting then table.insert(found, id) end
        if count == wanted.limit then break end
      end
    end
    from = from + 500
  end
  return { more, count, lastScore, lastId, found }
`;

/** Adds what was done to a minute: pairs of a field and what to add to it, those of \`longest…\` being the highest of all. */
export const count = `
  for n = 2, #ARGV, 2 do
    if string.find(ARGV[n], 'longest', 1, true) then
      local kept = tonumber(redis.call('HGET', KEYS[1], ARGV[n]) or '0')
      if tonumber(ARGV[n + 1]) > kept then redis.call('HSET', KEYS[1], ARGV[n], ARGV[n + 1]) end
    else
      redis.call('HINCRBY', KEYS[1], ARGV[n], ARGV[n + 1])
    end
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
`;
