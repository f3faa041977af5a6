// Written by `npm run generate` from openapi/. Changes belong there.

const D=v=>{const b=g;function y(r,{instancePath:p="",parentData:m,parentDataProperty:f,rootData:l=r}={}){let e=null,o=0;
if(Array.isArray(r)){const t=r.length;for(let s=0;s<t;s++)if(typeof r[s]!="string"){const d={instancePath:p+"/"+s,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),o++}}else{const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
o++}return y.errors=e,o===0}function n(r,{instancePath:p="",parentData:m,parentDataProperty:f,rootData:l=r}={}){let e=null,
o=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:p+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:l})||(e=e===null?y.errors:e.concat(y.errors),o=e.length));else{const t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),o++}return n.
errors=e,o===0}function a(r,{instancePath:p="",parentData:m,parentDataProperty:f,rootData:l=r}={}){let e=null,o=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),o++}return a.errors=e,o===0}function g(r,{instancePath:p="",parentData:m,
parentDataProperty:f,rootData:l=r}={}){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:l})||(e=e===null?n.errors:e.concat(
n.errors),o=e.length)),r.params!==void 0&&(a(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"params",
rootData:l})||(e=e===null?a.errors:e.concat(a.errors),o=e.length))),g.errors=e,o===0}const w=h,i={type:"object",required:[],
properties:{title:{type:["string","null"]},description:{type:["string","null"]},url:{type:["string","null"],format:"uri"},
email:{type:["string","null"]},timezone:{type:["string","null"]},date_format:{type:["string","null"]},time_format:{type:[
"string","null"]},start_of_week:{type:["integer","null"],minimum:0,maximum:6},language:{type:["string","null"],pattern:"\
^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},use_smilies:{type:["boolean","null"]},default_category:{type:["integer","null"]},
default_post_format:{type:["string","null"],enum:["0","standard","aside","chat","gallery","link","image","quote","status",
"video","audio",null]},posts_per_page:{type:["integer","null"],minimum:-1e3,maximum:1e3},show_on_front:{type:["string","\
null"],enum:["posts","page",null]},page_on_front:{type:["integer","null"]},page_for_posts:{type:["integer","null"]},default_ping_status:{
$ref:"/shared/0"},default_comment_status:{$ref:"/shared/0"},site_logo:{type:["integer","null"]},site_icon:{type:["intege\
r","null"]}}},P=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,k=new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$","u"),
c={type:["string","null"],enum:["open","closed",null]};function u(r,{instancePath:p="",parentData:m,parentDataProperty:f,
rootData:l=r}={}){let e=null,o=0;if(typeof r!="string"&&r!==null){const t={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:c.type},message:"must be string,null"};e===null?e=[t]:e.push(t),o++}if(!(r==="open"||r==="closed"||r===
null)){const t={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:c.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[t]:e.push(t),o++}return u.errors=e,o===0}function _(r,{instancePath:p="",parentData:m,
parentDataProperty:f,rootData:l=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0){
let t=r.title;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"\
type",params:{type:i.properties.title.type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}}if(r.description!==
void 0){let t=r.description;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:i.properties.description.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),o++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:i.properties.url.type},message:"must be string,null"};e===null?e=[s]:
e.push(s),o++}if(typeof t=="string"&&!P.test(t)){const s={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[s]:e.push(s),o++}}if(r.email!==void 0){let t=r.
email;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/email",schemaPath:"#/properties/email/type",keyword:"ty\
pe",params:{type:i.properties.email.type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}}if(r.timezone!==void 0){
let t=r.timezone;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/timezone",schemaPath:"#/properties/timezone/\
type",keyword:"type",params:{type:i.properties.timezone.type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}}
if(r.date_format!==void 0){let t=r.date_format;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/date_format",schemaPath:"\
#/properties/date_format/type",keyword:"type",params:{type:i.properties.date_format.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),o++}}if(r.time_format!==void 0){let t=r.time_format;if(typeof t!="string"&&t!==null){const s={instancePath:p+
"/time_format",schemaPath:"#/properties/time_format/type",keyword:"type",params:{type:i.properties.time_format.type},message:"\
must be string,null"};e===null?e=[s]:e.push(s),o++}}if(r.start_of_week!==void 0){let t=r.start_of_week;if(!(typeof t=="n\
umber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+"/start_of_week",schemaPath:"#/properties/sta\
rt_of_week/type",keyword:"type",params:{type:i.properties.start_of_week.type},message:"must be integer,null"};e===null?e=
[s]:e.push(s),o++}if(typeof t=="number"&&isFinite(t)){if(t>6||isNaN(t)){const s={instancePath:p+"/start_of_week",schemaPath:"\
#/properties/start_of_week/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"must be <= 6"};e===null?
e=[s]:e.push(s),o++}if(t<0||isNaN(t)){const s={instancePath:p+"/start_of_week",schemaPath:"#/properties/start_of_week/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),o++}}}if(r.language!==
void 0){let t=r.language;if(typeof t!="string"&&t!==null){const s={instancePath:p+"/language",schemaPath:"#/properties/l\
anguage/type",keyword:"type",params:{type:i.properties.language.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),o++}if(typeof t=="string"&&!k.test(t)){const s={instancePath:p+"/language",schemaPath:"#/properties/language/pattern",
keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,3}(\
[_-][A-Za-z0-9]{2,8})*$"'};e===null?e=[s]:e.push(s),o++}}if(r.use_smilies!==void 0){let t=r.use_smilies;if(typeof t!="bo\
olean"&&t!==null){const s={instancePath:p+"/use_smilies",schemaPath:"#/properties/use_smilies/type",keyword:"type",params:{
type:i.properties.use_smilies.type},message:"must be boolean,null"};e===null?e=[s]:e.push(s),o++}}if(r.default_category!==
void 0){let t=r.default_category;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+
"/default_category",schemaPath:"#/properties/default_category/type",keyword:"type",params:{type:i.properties.default_category.
type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}if(r.default_post_format!==void 0){let t=r.default_post_format;
if(typeof t!="string"&&t!==null){const s={instancePath:p+"/default_post_format",schemaPath:"#/properties/default_post_fo\
rmat/type",keyword:"type",params:{type:i.properties.default_post_format.type},message:"must be string,null"};e===null?e=
[s]:e.push(s),o++}if(!(t==="0"||t==="standard"||t==="aside"||t==="chat"||t==="gallery"||t==="link"||t==="image"||t==="qu\
ote"||t==="status"||t==="video"||t==="audio"||t===null)){const s={instancePath:p+"/default_post_format",schemaPath:"#/pr\
operties/default_post_format/enum",keyword:"enum",params:{allowedValues:i.properties.default_post_format.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(r.posts_per_page!==void 0){let t=r.posts_per_page;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/type",keyword:"type",params:{type:i.properties.posts_per_page.type},message:"must be integer\
,null"};e===null?e=[s]:e.push(s),o++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){const s={instancePath:p+"/p\
osts_per_page",schemaPath:"#/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[s]:e.push(s),o++}if(t<-1e3||isNaN(t)){const s={instancePath:p+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be >= -1000"};e===
null?e=[s]:e.push(s),o++}}}if(r.show_on_front!==void 0){let t=r.show_on_front;if(typeof t!="string"&&t!==null){const s={
instancePath:p+"/show_on_front",schemaPath:"#/properties/show_on_front/type",keyword:"type",params:{type:i.properties.show_on_front.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}if(!(t==="posts"||t==="page"||t===null)){const s={instancePath:p+
"/show_on_front",schemaPath:"#/properties/show_on_front/enum",keyword:"enum",params:{allowedValues:i.properties.show_on_front.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(r.page_on_front!==void 0){let t=r.
page_on_front;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+"/page_on_fron\
t",schemaPath:"#/properties/page_on_front/type",keyword:"type",params:{type:i.properties.page_on_front.type},message:"mu\
st be integer,null"};e===null?e=[s]:e.push(s),o++}}if(r.page_for_posts!==void 0){let t=r.page_for_posts;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+"/page_for_posts",schemaPath:"#/properties/p\
age_for_posts/type",keyword:"type",params:{type:i.properties.page_for_posts.type},message:"must be integer,null"};e===null?
e=[s]:e.push(s),o++}}if(r.default_ping_status!==void 0&&(u(r.default_ping_status,{instancePath:p+"/default_ping_status",
parentData:r,parentDataProperty:"default_ping_status",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),o=e.length)),
r.default_comment_status!==void 0&&(u(r.default_comment_status,{instancePath:p+"/default_comment_status",parentData:r,parentDataProperty:"\
default_comment_status",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),o=e.length)),r.site_logo!==void 0){let t=r.
site_logo;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:p+"/site_logo",schemaPath:"\
#/properties/site_logo/type",keyword:"type",params:{type:i.properties.site_logo.type},message:"must be integer,null"};e===
null?e=[s]:e.push(s),o++}}if(r.site_icon!==void 0){let t=r.site_icon;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){const s={instancePath:p+"/site_icon",schemaPath:"#/properties/site_icon/type",keyword:"type",params:{type:i.
properties.site_icon.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}}else{const t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),o++}return _.errors=e,o===
0}function h(r,{instancePath:p="",parentData:m,parentDataProperty:f,rootData:l=r}={}){let e=null,o=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:l})||(e=e===null?n.errors:e.concat(n.errors),o=e.length)),r.params!==void 0&&(a(r.params,{instancePath:p+"/\
params",parentData:r,parentDataProperty:"params",rootData:l})||(e=e===null?a.errors:e.concat(a.errors),o=e.length)),r.body!==
void 0&&(_(r.body,{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?_.errors:e.concat(
_.errors),o=e.length))),h.errors=e,o===0}return{getSettings:b,updateSettings:w}};export{D as createValidators};
