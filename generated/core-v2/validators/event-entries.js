// Written by `npm run generate` from openapi/. Changes belong there.

const pe=z=>{const W=G,E={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/4"},_embed:{$ref:"/shared/\
6"},context:{$ref:"/shared/8"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/7"},after:{$ref:"/shared/9"},modified_after:{$ref:"/shared/9"},before:{$ref:"/shared/9"},modified_before:{$ref:"\
/shared/9"},author:{$ref:"/shared/10"},author_exclude:{$ref:"/shared/10"},exclude:{$ref:"/shared/10"},include:{$ref:"/sh\
ared/10"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","date",
"id","include","modified","relevance","slug","include_slugs","title"]},search_columns:{type:"array",items:{type:"string",
enum:["post_title","post_content","post_excerpt"]}},slug:{$ref:"/shared/6"},status:{type:"array",items:{type:"string",enum:[
"publish","future","draft","pending","private","trash","auto-draft","inherit","request-pending","request-confirmed","req\
uest-failed","request-completed","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal\
-ea-pending","cal-ea-draft","cal-ignored","any"]}},tags:{$ref:"/shared/10"},cal_events_cat:{$ref:"/shared/10"}}},params:{
$ref:"/shared/11"},body:{}}},g=z.lengthOf;function N(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(typeof r=="string"){if(g(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return N.
errors=e,s===0}function f(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++)N(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:n})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function P(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r=="string"){if(g(r)>2e3){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function c(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0,p=s;o<
t&&s===p;o++)P(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?P.errors:e.concat(
P.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}const X={type:"string",enum:["view","embed","edit"]};function w(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}const B=z.formats["\
date-time-or-local"];function h(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;
if(typeof r=="string"){if(!B(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"date-tim\
e-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return h.
errors=e,s===0}function m(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++){let u=r[o];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){const v={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[v]:e.push(v),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function _(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.
errors=e,s===0}function G(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
_fields!==void 0&&(f(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t._embed!==void 0&&(c(t._embed,{instancePath:a+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.context!==void 0&&(w(t.
context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?w.errors:e.
concat(w.errors),s=e.length)),t.page!==void 0){let o=t.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={
instancePath:a+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const p={instancePath:a+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}if(t.per_page!==void 0){let o=t.per_page;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per\
_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.
push(p),s++}if(o<1||isNaN(o)){const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(t.
search!==void 0&&(P(t.search,{instancePath:a+"/query/search",parentData:t,parentDataProperty:"search",rootData:n})||(e=e===
null?P.errors:e.concat(P.errors),s=e.length)),t.after!==void 0&&(h(t.after,{instancePath:a+"/query/after",parentData:t,parentDataProperty:"\
after",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.modified_after!==void 0&&(h(t.modified_after,
{instancePath:a+"/query/modified_after",parentData:t,parentDataProperty:"modified_after",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),t.before!==void 0&&(h(t.before,{instancePath:a+"/query/before",parentData:t,parentDataProperty:"\
before",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.modified_before!==void 0&&(h(t.modified_before,
{instancePath:a+"/query/modified_before",parentData:t,parentDataProperty:"modified_before",rootData:n})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),t.author!==void 0&&(m(t.author,{instancePath:a+"/query/author",parentData:t,parentDataProperty:"\
author",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.author_exclude!==void 0&&(m(t.author_exclude,
{instancePath:a+"/query/author_exclude",parentData:t,parentDataProperty:"author_exclude",rootData:n})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length)),t.exclude!==void 0&&(m(t.exclude,{instancePath:a+"/query/exclude",parentData:t,parentDataProperty:"\
exclude",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),t.include!==void 0&&(m(t.include,{instancePath:a+
"/query/include",parentData:t,parentDataProperty:"include",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
t.offset!==void 0){let o=t.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="asc"||o==="desc")){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.orderby!==void 0){let o=t.orderby;
if(typeof o!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="author"||o==="dat\
e"||o==="id"||o==="include"||o==="modified"||o==="relevance"||o==="slug"||o==="include_slugs"||o==="title")){const p={instancePath:a+
"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:E.properties.
query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.
search_columns!==void 0){let o=t.search_columns;if(Array.isArray(o)){const p=o.length;for(let u=0,v=s;u<p&&s===v;u++){let y=o[u];
if(typeof y!="string"){const d={instancePath:a+"/query/search_columns/"+u,schemaPath:"#/properties/query/properties/sear\
ch_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(y===
"post_title"||y==="post_content"||y==="post_excerpt")){const d={instancePath:a+"/query/search_columns/"+u,schemaPath:"#/\
properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.
search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}}else{const p={
instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.slug!==void 0&&(c(t.slug,{instancePath:a+"/que\
ry/slug",parentData:t,parentDataProperty:"slug",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.status!==
void 0){let o=t.status;if(Array.isArray(o)){const p=o.length;for(let u=0,v=s;u<p&&s===v;u++){let y=o[u];if(typeof y!="st\
ring"){const d={instancePath:a+"/query/status/"+u,schemaPath:"#/properties/query/properties/status/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(y==="publish"||y==="future"||y===
"draft"||y==="pending"||y==="private"||y==="trash"||y==="auto-draft"||y==="inherit"||y==="request-pending"||y==="request\
-confirmed"||y==="request-failed"||y==="request-completed"||y==="ads_expired"||y==="fields-disabled"||y==="cal-ea-succes\
s"||y==="cal-ea-failed"||y==="cal-ea-schedule"||y==="cal-ea-pending"||y==="cal-ea-draft"||y==="cal-ignored"||y==="any")){
const d={instancePath:a+"/query/status/"+u,schemaPath:"#/properties/query/properties/status/items/enum",keyword:"enum",params:{
allowedValues:E.properties.query.properties.status.items.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a+"/query/status",schemaPath:"#/properties/query/properties/status\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}t.tags!==void 0&&(m(t.
tags,{instancePath:a+"/query/tags",parentData:t,parentDataProperty:"tags",rootData:n})||(e=e===null?m.errors:e.concat(m.
errors),s=e.length)),t.cal_events_cat!==void 0&&(m(t.cal_events_cat,{instancePath:a+"/query/cal_events_cat",parentData:t,
parentDataProperty:"cal_events_cat",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}else{const o={instancePath:a+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length))}return G.errors=e,s===0}const Y=Q;function D(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(f(
r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:e.concat(
f.errors),s=e.length)),r._embed!==void 0&&(c(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}const H={type:"\
object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{type:["string","null"],maxLength:2e3},
title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["integer","null"]},comment_status:{$ref:"\
/shared/1"},ping_status:{$ref:"/shared/1"},template:{$ref:"/shared/2"}}},Z={type:["string","null"],format:"date-time-or-\
local"};function q(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:Z.type},message:"must be str\
ing,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!B(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"\
format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),
s++}return q.errors=e,s===0}const ee={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{$ref:"/shared/\
2"}}},re={type:["string","number","boolean","null"],maxLength:2e3};function k(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boolean"&&r!==null){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:re.type},message:"must be string,number,boolean,\
null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&g(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return k.errors=
e,s===0}function L(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:ee.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&g(r)>2e3){const t={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0&&(k(r.raw,{instancePath:a+"/raw",parentData:r,
parentDataProperty:"raw",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),L.errors=e,s===0}const te={type:"\
string",enum:["open","closed"]};function x(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="open"||r==="closed")){const t={instancePath:a,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:te.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return x.errors=e,s===0}function $(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==void 0&&(q(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"\
date",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.date_gmt!==void 0&&(q(r.date_gmt,{instancePath:a+
"/date_gmt",parentData:r,parentDataProperty:"date_gmt",rootData:n})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),
r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/\
slug/type",keyword:"type",params:{type:H.properties.slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}
if(typeof t=="string"&&g(t)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLe\
ngth",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0&&
(L(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"title",rootData:n})||(e=e===null?L.errors:e.concat(
L.errors),s=e.length)),r.author!==void 0){let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={
instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[o]:e.push(o),s++}}if(r.featured_media!==void 0){let t=r.featured_media;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/featured_media",schemaPath:"#/properties/featured_media\
/type",keyword:"type",params:{type:H.properties.featured_media.type},message:"must be integer,null"};e===null?e=[o]:e.push(
o),s++}}r.comment_status!==void 0&&(x(r.comment_status,{instancePath:a+"/comment_status",parentData:r,parentDataProperty:"\
comment_status",rootData:n})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.ping_status!==void 0&&(x(r.ping_status,
{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"ping_status",rootData:n})||(e=e===null?x.errors:e.concat(
x.errors),s=e.length)),r.template!==void 0&&(k(r.template,{instancePath:a+"/template",parentData:r,parentDataProperty:"t\
emplate",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===
0}const M={type:"object",required:[],properties:{status:{type:["string","null"],enum:["publish","future","draft","pendin\
g","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea\
-draft","cal-ignored","trash",null]},password:{type:["string","null"],maxLength:4096},content:{$ref:"/schemas/ContentInp\
ut"},excerpt:{$ref:"/schemas/ExcerptInput"},meta:{$ref:"/schemas/EntryMetaInput"}}},J={type:["string","object"],required:[],
properties:{raw:{type:["string","number","boolean","null"]}}};function F(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:J.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&
typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(
t))&&typeof t!="boolean"&&t!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{
type:J.properties.raw.type},message:"must be string,number,boolean,null"};e===null?e=[o]:e.push(o),s++}}return F.errors=
e,s===0}const K={type:["string","object"],maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean","\
null"],maxLength:2e4}}};function O(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;
if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:K.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&g(r)>2e4){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than\
 20000 characters"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;
if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const o={instancePath:a+"/raw",
schemaPath:"#/properties/raw/type",keyword:"type",params:{type:K.properties.raw.type},message:"must be string,number,boo\
lean,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&g(t)>2e4){const o={instancePath:a+"/raw",schemaPath:"#/p\
roperties/raw/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===
null?e=[o]:e.push(o),s++}}return O.errors=e,s===0}function T(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){const t=s;for(const o in r){if(s!==t)break;let p=r[o];if(typeof p==
"string"&&g(p)>65535){const u={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=
[u]:e.push(u),s++}if(Array.isArray(p)&&p.length>1e3){const u={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000\
 items"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}function V(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){
let t=r.status;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",
keyword:"type",params:{type:M.properties.status.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(t===
"publish"||t==="future"||t==="draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-e\
a-success"||t==="cal-ea-failed"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored"||t===
"trash"||t===null)){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:M.
properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.password!==
void 0){let t=r.password;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/password",schemaPath:"#/properties/p\
assword/type",keyword:"type",params:{type:M.properties.password.type},message:"must be string,null"};e===null?e=[o]:e.push(
o),s++}if(typeof t=="string"&&g(t)>4096){const o={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",
keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?e=[o]:e.push(o),s++}}
r.content!==void 0&&(F(r.content,{instancePath:a+"/content",parentData:r,parentDataProperty:"content",rootData:n})||(e=e===
null?F.errors:e.concat(F.errors),s=e.length)),r.excerpt!==void 0&&(O(r.excerpt,{instancePath:a+"/excerpt",parentData:r,parentDataProperty:"\
excerpt",rootData:n})||(e=e===null?O.errors:e.concat(O.errors),s=e.length)),r.meta!==void 0&&(T(r.meta,{instancePath:a+"\
/meta",parentData:r,parentDataProperty:"meta",rootData:n})||(e=e===null?T.errors:e.concat(T.errors),s=e.length))}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return V.errors=e,s===0}function I(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;return $(r,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?$.errors:e.concat($.errors),s=
e.length),V(r,{instancePath:a,parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length),I.errors=e,s===0}const se={type:["array","null"],items:{type:"integer"}};function A(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(!Array.isArray(r)&&r!==null){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:se.type},message:"must be array,null"};e===null?e=[t]:e.push(t),s++}if(Array.isArray(
r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++){let u=r[o];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){
const v={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[v]:e.push(v),s++}}}return A.errors=e,s===0}function C(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r.tags!==void 0&&(A(r.tags,{instancePath:a+
"/tags",parentData:r,parentDataProperty:"tags",rootData:n})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.cal_events_cat!==
void 0&&(A(r.cal_events_cat,{instancePath:a+"/cal_events_cat",parentData:r,parentDataProperty:"cal_events_cat",rootData:n})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}function j(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return I(r,{instancePath:a,parentData:i,parentDataProperty:l,
rootData:n})||(e=e===null?I.errors:e.concat(I.errors),s=e.length),C(r,{instancePath:a,parentData:i,parentDataProperty:l,
rootData:n})||(e=e===null?C.errors:e.concat(C.errors),s=e.length),j.errors=e,s===0}function Q(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(D(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length)),r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",
rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.body!==void 0&&(j(r.body,{instancePath:a+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))),Q.errors=e,s===0}const ae=R;
function b(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===
0}function R(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==
void 0&&(f(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?
f.errors:e.concat(f.errors),s=e.length)),t._embed!==void 0&&(c(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"\
_embed",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.context!==void 0&&(w(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),
t.password!==void 0){let o=t.password;if(typeof o=="string"){if(g(o)>4096){const p={instancePath:a+"/query/password",schemaPath:"\
#/properties/query/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more th\
an 4096 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/query/password",schemaPath:"#/properti\
es/query/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}}if(t.preview_token!==void 0){let o=t.preview_token;if(typeof o=="string"){if(g(o)>200){const p={instancePath:a+"\
/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/query/pre\
view_token",schemaPath:"#/properties/query/properties/preview_token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),s++}}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(b(r.
params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.
errors),s=e.length))}return R.errors=e,s===0}const oe=S;function S(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(D(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.params!==
void 0&&(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.body!==void 0&&(j(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:n})||(e=e===null?j.errors:e.concat(j.errors),s=e.length))),S.errors=e,s===0}const ne=U;function U(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(f(t._fields,{instancePath:a+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
t._embed!==void 0&&(c(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=
e===null?c.errors:e.concat(c.errors),s=e.length)),t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"\
/query/force",schemaPath:"#/properties/query/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must\
 be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(b(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return U.
errors=e,s===0}return{createEventEntry:Y,deleteEventEntry:ne,getEventEntry:ae,listEventEntries:W,updateEventEntry:oe}};export{pe as createValidators};
