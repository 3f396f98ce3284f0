-- At the usual cost of a random page, that of a spinning disk, a search or an order by name reads all alumni to find the
-- names of one event's. Hosted Supabase has this cost everywhere.
alter function public.search_registrations_for_admin set random_page_cost = 1.1;
