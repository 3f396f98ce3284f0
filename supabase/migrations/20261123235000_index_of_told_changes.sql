-- The plan of the first call is kept: made while there were few notifications, it read all of them for each of thousands of rows. So the
-- index is always used.
alter function private.tell_change(uuid, uuid, text, text, text, text, text, boolean)
  set enable_seqscan = off;
