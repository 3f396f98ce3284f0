-- What else nobody has configured, the site says by itself (packages/api/src/site-configuration/default-texts.json). A function, because
-- resetting an installation restores them.
create function private.restore_site_defaults() returns void
language sql set search_path = '' as $$
  insert into public.site_configurations (config_key, config_value)
  values
    (
      'org_category_labels',
      '{
        "dewan-penasehat": "Dewan Penasehat",
        "dewan-pengawas": "Dewan Pengawas",
        "pengurus-inti": "Pengurus Inti",
        "divisi-hubungan-alumni-dan-mahasiswa": "Divisi Hubungan Alumni dan Mahasiswa",
        "divisi-pengembangan-karir-dan-wirausaha": "Divisi Pengembangan Karir dan Wirausaha",
        "divisi-pendidikan-dan-beasiswa": "Divisi Pendidikan dan Beasiswa",
        "divisi-inovasi-dan-pemberdayaan-teknologi": "Divisi Inovasi dan Pemberdayaan Teknologi",
        "divisi-data-tracer-dan-informasi": "Divisi Data, Tracer, dan Informasi",
        "divisi-pengembangan-program": "Divisi Pengembangan Program",
        "kordinator-sektor": "Koordinator Sektor",
        "kordinator-wilayah": "Koordinator Wilayah"
      }'
    )
  on conflict (config_key) do update set config_value = excluded.config_value
$$;

select private.restore_site_defaults();
