// Written by `npm run generate` from openapi/. Changes belong there.

const he=J=>{const re=Q,E={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/5"},_embed:{$ref:"/shared\
/7"},context:{$ref:"/shared/9"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{
$ref:"/shared/8"},after:{$ref:"/shared/10"},modified_after:{$ref:"/shared/10"},author:{$ref:"/shared/11"},author_exclude:{
$ref:"/shared/11"},before:{$ref:"/shared/10"},modified_before:{$ref:"/shared/10"},exclude:{$ref:"/shared/11"},include:{$ref:"\
/shared/11"},offset:{type:"integer"},order:{type:"string",enum:["asc","desc"]},orderby:{type:"string",enum:["author","da\
te","id","include","modified","parent","relevance","slug","include_slugs","title"]},parent:{$ref:"/shared/11"},parent_exclude:{
$ref:"/shared/11"},search_columns:{type:"array",items:{type:"string",enum:["post_title","post_content","post_excerpt"]}},
slug:{$ref:"/shared/7"},status:{type:"array",items:{type:"string",enum:["inherit","private","trash"]}},media_type:{type:"\
array",items:{type:"string",enum:["image","video","text","application","audio"]}},mime_type:{$ref:"/shared/7"}}},params:{
$ref:"/shared/12"},body:{}}},v=J.lengthOf;function $(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(v(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return $.
errors=e,s===0}function h(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++)$(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,
rootData:i})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}function w(r,{
instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(v(r)>2e3){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function y(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0,p=s;o<
t&&s===p;o++)w(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:i})||(e=e===null?w.errors:e.concat(
w.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}const te={type:"string",enum:["view","embed","edit"]};
function D(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"){
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:te.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return D.errors=
e,s===0}const K=J.formats["date-time-or-local"];function d(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(typeof r=="string"){if(!K(r)){const t={instancePath:a,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return d.
errors=e,s===0}function f(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++){let u=r[o];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){const P={instancePath:a+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[P]:e.push(P),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function _(r,{instancePath:a="",parentData:n,
parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.
errors=e,s===0}function Q(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
_fields!==void 0&&(h(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.context!==void 0&&(D(t.
context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||(e=e===null?D.errors:e.
concat(D.errors),s=e.length)),t.page!==void 0){let o=t.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={
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
search!==void 0&&(w(t.search,{instancePath:a+"/query/search",parentData:t,parentDataProperty:"search",rootData:i})||(e=e===
null?w.errors:e.concat(w.errors),s=e.length)),t.after!==void 0&&(d(t.after,{instancePath:a+"/query/after",parentData:t,parentDataProperty:"\
after",rootData:i})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.modified_after!==void 0&&(d(t.modified_after,
{instancePath:a+"/query/modified_after",parentData:t,parentDataProperty:"modified_after",rootData:i})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),t.author!==void 0&&(f(t.author,{instancePath:a+"/query/author",parentData:t,parentDataProperty:"\
author",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.author_exclude!==void 0&&(f(t.author_exclude,
{instancePath:a+"/query/author_exclude",parentData:t,parentDataProperty:"author_exclude",rootData:i})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),t.before!==void 0&&(d(t.before,{instancePath:a+"/query/before",parentData:t,parentDataProperty:"\
before",rootData:i})||(e=e===null?d.errors:e.concat(d.errors),s=e.length)),t.modified_before!==void 0&&(d(t.modified_before,
{instancePath:a+"/query/modified_before",parentData:t,parentDataProperty:"modified_before",rootData:i})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),t.exclude!==void 0&&(f(t.exclude,{instancePath:a+"/query/exclude",parentData:t,parentDataProperty:"\
exclude",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.include!==void 0&&(f(t.include,{instancePath:a+
"/query/include",parentData:t,parentDataProperty:"include",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
t.offset!==void 0){let o=t.offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[p]:e.push(p),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const p={instancePath:a+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="asc"||o==="desc")){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.orderby!==void 0){let o=t.orderby;
if(typeof o!="string"){const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="author"||o==="dat\
e"||o==="id"||o==="include"||o==="modified"||o==="parent"||o==="relevance"||o==="slug"||o==="include_slugs"||o==="title")){
const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{
allowedValues:E.properties.query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?
e=[p]:e.push(p),s++}}if(t.parent!==void 0&&(f(t.parent,{instancePath:a+"/query/parent",parentData:t,parentDataProperty:"\
parent",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.parent_exclude!==void 0&&(f(t.parent_exclude,
{instancePath:a+"/query/parent_exclude",parentData:t,parentDataProperty:"parent_exclude",rootData:i})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length)),t.search_columns!==void 0){let o=t.search_columns;if(Array.isArray(o)){const p=o.length;
for(let u=0,P=s;u<p&&s===P;u++){let g=o[u];if(typeof g!="string"){const c={instancePath:a+"/query/search_columns/"+u,schemaPath:"\
#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}if(!(g==="post_title"||g==="post_content"||g==="post_excerpt")){const c={instancePath:a+"/q\
uery/search_columns/"+u,schemaPath:"#/properties/query/properties/search_columns/items/enum",keyword:"enum",params:{allowedValues:E.
properties.query.properties.search_columns.items.enum},message:"must be equal to one of the allowed values"};e===null?e=
[c]:e.push(c),s++}}}else{const p={instancePath:a+"/query/search_columns",schemaPath:"#/properties/query/properties/searc\
h_columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(t.slug!==
void 0&&(y(t.slug,{instancePath:a+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:i})||(e=e===null?y.errors:
e.concat(y.errors),s=e.length)),t.status!==void 0){let o=t.status;if(Array.isArray(o)){const p=o.length;for(let u=0,P=s;u<
p&&s===P;u++){let g=o[u];if(typeof g!="string"){const c={instancePath:a+"/query/status/"+u,schemaPath:"#/properties/quer\
y/properties/status/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
s++}if(!(g==="inherit"||g==="private"||g==="trash")){const c={instancePath:a+"/query/status/"+u,schemaPath:"#/properties\
/query/properties/status/items/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.status.items.enum},
message:"must be equal to one of the allowed values"};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:a+"/quer\
y/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[p]:e.push(p),s++}}if(t.media_type!==void 0){let o=t.media_type;if(Array.isArray(o)){const p=o.length;
for(let u=0,P=s;u<p&&s===P;u++){let g=o[u];if(typeof g!="string"){const c={instancePath:a+"/query/media_type/"+u,schemaPath:"\
#/properties/query/properties/media_type/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),s++}if(!(g==="image"||g==="video"||g==="text"||g==="application"||g==="audio")){const c={instancePath:a+
"/query/media_type/"+u,schemaPath:"#/properties/query/properties/media_type/items/enum",keyword:"enum",params:{allowedValues:E.
properties.query.properties.media_type.items.enum},message:"must be equal to one of the allowed values"};e===null?e=[c]:
e.push(c),s++}}}else{const p={instancePath:a+"/query/media_type",schemaPath:"#/properties/query/properties/media_type/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}t.mime_type!==void 0&&(y(
t.mime_type,{instancePath:a+"/query/mime_type",parentData:t,parentDataProperty:"mime_type",rootData:i})||(e=e===null?y.errors:
e.concat(y.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+
"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}return Q.
errors=e,s===0}const se=W,R={type:"object",required:[],properties:{date:{$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{
type:["string","null"],maxLength:2e3},title:{$ref:"/schemas/TitleInput"},author:{type:"integer"},featured_media:{type:["\
integer","null"]},comment_status:{$ref:"/shared/1"},ping_status:{$ref:"/shared/1"},template:{$ref:"/shared/2"}}},ae={type:[
"string","null"],format:"date-time-or-local"};function q(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ae.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&!K(r)){const t={instancePath:a,
schemaPath:"#/format",keyword:"format",params:{format:"date-time-or-local"},message:'must match format "date-time-or-loc\
al"'};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}const oe={type:["string","object"],maxLength:2e3,required:[],
properties:{raw:{$ref:"/shared/2"}}},ie={type:["string","number","boolean","null"],maxLength:2e3};function k(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(
r))&&typeof r!="boolean"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:ie.type},message:"\
must be string,number,boolean,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&v(r)>2e3){const t={instancePath:a,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}return k.errors=e,s===0}function L(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:oe.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="\
string"&&v(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must\
 NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&(k(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:i})||(e=e===null?k.errors:e.concat(
k.errors),s=e.length)),L.errors=e,s===0}const pe={type:"string",enum:["open","closed"]};function x(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="open"||r===
"closed")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}function O(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(q(r.date,{instancePath:a+"/date",parentData:r,parentDataProperty:"date",rootData:i})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length)),r.date_gmt!==void 0&&(q(r.date_gmt,{instancePath:a+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:i})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.slug!==void 0){let t=r.slug;if(typeof t!="\
string"&&t!==null){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type:R.properties.
slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&v(t)>2e3){const o={instancePath:a+
"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than\
 2000 characters"};e===null?e=[o]:e.push(o),s++}}if(r.title!==void 0&&(L(r.title,{instancePath:a+"/title",parentData:r,parentDataProperty:"\
title",rootData:i})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),r.author!==void 0){let t=r.author;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}if(r.featured_media!==void 0){let t=r.
featured_media;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+"/featured_me\
dia",schemaPath:"#/properties/featured_media/type",keyword:"type",params:{type:R.properties.featured_media.type},message:"\
must be integer,null"};e===null?e=[o]:e.push(o),s++}}r.comment_status!==void 0&&(x(r.comment_status,{instancePath:a+"/co\
mment_status",parentData:r,parentDataProperty:"comment_status",rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.
length)),r.ping_status!==void 0&&(x(r.ping_status,{instancePath:a+"/ping_status",parentData:r,parentDataProperty:"ping_s\
tatus",rootData:i})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.template!==void 0&&(k(r.template,{instancePath:a+
"/template",parentData:r,parentDataProperty:"template",rootData:i})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return O.errors=e,s===0}const H={type:"object",required:[],properties:{status:{type:["string","null"],enum:[
"publish","future","draft","pending","private","ads_expired","fields-disabled","cal-ea-success","cal-ea-failed","cal-ea-\
schedule","cal-ea-pending","cal-ea-draft","cal-ignored","inherit","trash",null]},alt_text:{$ref:"/shared/3"},caption:{$ref:"\
/schemas/CaptionInput"},description:{$ref:"/schemas/DescriptionInput"},post:{type:["integer","null"]},meta:{$ref:"/schem\
as/MediaMetaInput"}}},ne={type:["string","null"],maxLength:2e4};function A(r,{instancePath:a="",parentData:n,parentDataProperty:l,
rootData:i=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:ne.type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&v(r)>2e4){
const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than\
 20000 characters"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}const le={type:["string","object"],maxLength:2e4,
required:[],properties:{raw:{$ref:"/shared/3"}}};function T(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:le.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="\
string"&&v(r)>2e4){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must\
 NOT have more than 20000 characters"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&(A(r.raw,{instancePath:a+"/raw",parentData:r,parentDataProperty:"raw",rootData:i})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length)),T.errors=e,s===0}const S={type:["string","object"],required:[],properties:{raw:{type:["string","n\
ull"]}}};function F(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r!=
"string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:S.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&
r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/raw",schemaPath:"#/properties/raw\
/type",keyword:"type",params:{type:S.properties.raw.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}return F.
errors=e,s===0}function I(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){const t=s;for(const o in r){if(s!==t)break;let p=r[o];if(typeof p=="string"&&v(p)>
65535){const u={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",
keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[u]:e.push(u),s++}
if(Array.isArray(p)&&p.length>1e3){const u={instancePath:a+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/ad\
ditionalProperties/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?
e=[u]:e.push(u),s++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[t]:e.push(t),s++}return I.errors=e,s===0}function M(r,{instancePath:a="",parentData:n,parentDataProperty:l,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status!==void 0){let t=r.status;if(typeof t!=
"string"&&t!==null){const o={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:H.
properties.status.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(!(t==="publish"||t==="future"||t===
"draft"||t==="pending"||t==="private"||t==="ads_expired"||t==="fields-disabled"||t==="cal-ea-success"||t==="cal-ea-faile\
d"||t==="cal-ea-schedule"||t==="cal-ea-pending"||t==="cal-ea-draft"||t==="cal-ignored"||t==="inherit"||t==="trash"||t===
null)){const o={instancePath:a+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:H.properties.
status.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(r.alt_text!==void 0&&
(A(r.alt_text,{instancePath:a+"/alt_text",parentData:r,parentDataProperty:"alt_text",rootData:i})||(e=e===null?A.errors:
e.concat(A.errors),s=e.length)),r.caption!==void 0&&(T(r.caption,{instancePath:a+"/caption",parentData:r,parentDataProperty:"\
caption",rootData:i})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)),r.description!==void 0&&(F(r.description,{instancePath:a+
"/description",parentData:r,parentDataProperty:"description",rootData:i})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)),
r.post!==void 0){let t=r.post;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const o={instancePath:a+
"/post",schemaPath:"#/properties/post/type",keyword:"type",params:{type:H.properties.post.type},message:"must be integer\
,null"};e===null?e=[o]:e.push(o),s++}}r.meta!==void 0&&(I(r.meta,{instancePath:a+"/meta",parentData:r,parentDataProperty:"\
meta",rootData:i})||(e=e===null?I.errors:e.concat(I.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}function j(r,{
instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;return O(r,{instancePath:a,parentData:n,
parentDataProperty:l,rootData:i})||(e=e===null?O.errors:e.concat(O.errors),s=e.length),M(r,{instancePath:a,parentData:n,
parentDataProperty:l,rootData:i})||(e=e===null?M.errors:e.concat(M.errors),s=e.length),j.errors=e,s===0}function V(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file!==
void 0&&typeof r.file!="string"){const t={instancePath:a+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}function z(r,{
instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;return j(r,{instancePath:a,parentData:n,
parentDataProperty:l,rootData:i})||(e=e===null?j.errors:e.concat(j.errors),s=e.length),V(r,{instancePath:a,parentData:n,
parentDataProperty:l,rootData:i})||(e=e===null?V.errors:e.concat(V.errors),s=e.length),z.errors=e,s===0}const U=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
function W(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&
(h(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"\
_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t.url!==void 0){let o=t.url;if(typeof o=="str\
ing"){if(v(o)>8e3){const p={instancePath:a+"/query/url",schemaPath:"#/properties/query/properties/url/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[p]:e.push(p),s++}if(v(o)<1){
const p={instancePath:a+"/query/url",schemaPath:"#/properties/query/properties/url/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!U.test(o)){const p={instancePath:a+
"/query/url",schemaPath:"#/properties/query/properties/url/format",keyword:"format",params:{format:"uri"},message:'must \
match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:a+"/query/url",schemaPath:"#/properties/qu\
ery/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{
const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(_(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),r.body!==void 0&&(z(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?z.errors:e.concat(z.errors),s=e.length))}return W.
errors=e,s===0}const ue=X;function b(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==
void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return b.errors=e,s===0}function X(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(h(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
t.context!==void 0&&(D(t.context,{instancePath:a+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),t.preview_token!==void 0){let o=t.preview_token;if(typeof o=="strin\
g"){if(v(o)>200){const p={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/\
maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[p]:e.push(
p),s++}}else{const p={instancePath:a+"/query/preview_token",schemaPath:"#/properties/query/properties/preview_token/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const o={instancePath:a+
"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),s++}}r.params!==void 0&&(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return X.errors=e,s===0}const me=Y;function N(r,{instancePath:a="",
parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(h(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:i})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),r._embed!==void 0&&(y(r._embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"\
_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}
function Y(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(N(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:i})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.params!==void 0&&(b(r.params,{instancePath:a+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.body!==
void 0&&(j(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length))),Y.errors=e,s===0}const ye=Z;function Z(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(h(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t._embed!==void 0&&(y(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length))}return Z.errors=e,s===0}const fe=ee,ce={type:"\
object",required:["type","args"],properties:{type:{type:"string",enum:["rotate","crop"]},args:{$ref:"/schemas/MediaModif\
ierArgs"}}};function m(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(typeof r==
"number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:a,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:a,schemaPath:"\
#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[
t]:e.push(t),s++}return m.errors=e,s===0}function C(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.angle!==void 0){let t=r.angle;if(typeof t=="number"&&isFinite(
t)){if(t>360||isNaN(t)){const o={instancePath:a+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{
comparison:"<=",limit:360},message:"must be <= 360"};e===null?e=[o]:e.push(o),s++}if(t<-360||isNaN(t)){const o={instancePath:a+
"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{comparison:">=",limit:-360},message:"must be \
>= -360"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/angle",schemaPath:"#/properties/angle/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[o]:e.push(o),s++}}r.left!==void 0&&(m(r.left,{instancePath:a+
"/left",parentData:r,parentDataProperty:"left",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.top!==
void 0&&(m(r.top,{instancePath:a+"/top",parentData:r,parentDataProperty:"top",rootData:i})||(e=e===null?m.errors:e.concat(
m.errors),s=e.length)),r.width!==void 0&&(m(r.width,{instancePath:a+"/width",parentData:r,parentDataProperty:"width",rootData:i})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.height!==void 0&&(m(r.height,{instancePath:a+"/height",parentData:r,
parentDataProperty:"height",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.
errors=e,s===0}function B(r,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(r.args===
void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"args"},message:"must\
 have required property 'args'"};e===null?e=[t]:e.push(t),s++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){const o={
instancePath:a+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(!(t==="rotate"||t==="crop")){const o={instancePath:a+"/type",schemaPath:"#/properties/ty\
pe/enum",keyword:"enum",params:{allowedValues:ce.properties.type.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[o]:e.push(o),s++}}r.args!==void 0&&(C(r.args,{instancePath:a+"/args",parentData:r,parentDataProperty:"a\
rgs",rootData:i})||(e=e===null?C.errors:e.concat(C.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return B.errors=e,s===0}function G(r,{
instancePath:a="",parentData:n,parentDataProperty:l,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.src===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"src"},
message:"must have required property 'src'"};e===null?e=[t]:e.push(t),s++}if(r.src!==void 0){let t=r.src;if(typeof t=="s\
tring"){if(v(t)>8e3){const o={instancePath:a+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{
limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[o]:e.push(o),s++}if(!U.test(t)){const o={instancePath:a+
"/src",schemaPath:"#/properties/src/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(r.modifiers!==void 0){let t=r.modifiers;if(Array.
isArray(t)){if(t.length>20){const p={instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/maxItems",keyword:"m\
axItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[p]:e.push(p),s++}if(t.length<1){const p={
instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/minItems",keyword:"minItems",params:{limit:1},message:"mu\
st NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const o=t.length;for(let p=0,u=s;p<o&&s===u;p++)B(t[p],{instancePath:a+
"/modifiers/"+p,parentData:t,parentDataProperty:p,rootData:i})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{
const o={instancePath:a+"/modifiers",schemaPath:"#/properties/modifiers/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[o]:e.push(o),s++}}if(r.rotation!==void 0){let t=r.rotation;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}if(typeof t=="number"&&isFinite(t)){if(t>359||isNaN(
t)){const o={instancePath:a+"/rotation",schemaPath:"#/properties/rotation/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:359},message:"must be <= 359"};e===null?e=[o]:e.push(o),s++}if(t<1||isNaN(t)){const o={instancePath:a+"/rotati\
on",schemaPath:"#/properties/rotation/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[o]:e.push(o),s++}}}r.x!==void 0&&(m(r.x,{instancePath:a+"/x",parentData:r,parentDataProperty:"x",rootData:i})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.y!==void 0&&(m(r.y,{instancePath:a+"/y",parentData:r,parentDataProperty:"\
y",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.width!==void 0&&(m(r.width,{instancePath:a+"/wid\
th",parentData:r,parentDataProperty:"width",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.height!==
void 0&&(m(r.height,{instancePath:a+"/height",parentData:r,parentDataProperty:"height",rootData:i})||(e=e===null?m.errors:
e.concat(m.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}function ee(r,{instancePath:a="",parentData:n,parentDataProperty:l,
rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(N(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.params!==
void 0&&(b(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?b.errors:
e.concat(b.errors),s=e.length)),r.body!==void 0&&(G(r.body,{instancePath:a+"/body",parentData:r,parentDataProperty:"body",
rootData:i})||(e=e===null?G.errors:e.concat(G.errors),s=e.length))),ee.errors=e,s===0}return{deleteMedia:ye,editMedia:fe,
getMedia:ue,listMedia:re,updateMedia:me,uploadMedia:se}};export{he as createValidators};
